/**
 * The order in which a page loads: the pictures that are seen first, then the scripts, then the pictures below, which the mark
 * `data-loaded` lets load. The edge server writes `data-src` in place of `src` into the scripts of a page that has a first
 * picture (lib/edge/later-scripts); without it all scripts load at once. However long the picture takes, the scripts start at
 * the first touch or key, and after 4 s: a tab in the background paints nothing. Each starts in a task of its own, because asking
 * for all of them takes long on a slow phone; in the background, where a timer waits a second, all start at once.
 *
 * It runs inline, before and without the page's scripts: those may never load, and the pictures must. Old browsers read it too.
 */
const script = `(function(d,w){
var left=d.querySelector("script[data-src]")?1:0,first=0,started,loaded;
function mark(){loaded&&!left&&d.documentElement.setAttribute("data-loaded","")}
function ended(){left--;mark()}
function start(){
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",start);
if(started||!left)return;
var all=d.querySelectorAll("script[data-src]"),i=0;
started=left=all.length;
(function next(){
var s=all[i++];
if(!s)return;
s.onload=s.onerror=ended;s.async=true;s.src=s.getAttribute("data-src");
d.hidden?next():setTimeout(next)})()}
function painted(){requestAnimationFrame(function(){setTimeout(start)})}
function there(){--first||painted()}
[].forEach.call(d.querySelectorAll("img[fetchpriority=high]"),function(p){if(!p.complete){first++;p.onload=p.onerror=there}});
first||painted();
setTimeout(start,4e3);
w.addEventListener("pointerdown",start,true);
w.addEventListener("keydown",start,true);
w.addEventListener("load",function(){loaded=1;mark()})
})(document,window)`.replaceAll("\n", "");

/** Once per page, below everything that is seen. */
export function LoadOrder() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
