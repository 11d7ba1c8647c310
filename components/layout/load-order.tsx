/**
 * The order in which a page loads: the pictures that are seen first, then the scripts, then the pictures below, which the mark
 * `data-loaded` lets load. The edge server writes `data-src` in place of `src` into the scripts of a page that has a first
 * picture (lib/edge/later-scripts); without it all scripts load at once.
 *
 * A picture may be on the screen long after its load event. So the scripts wait until the browser tells of its largest paint, and
 * where it doesn't, for half a second or, if it never does, for one frame. However long the picture takes, they start at the first
 * touch or key, and after 4 s: a tab in the background paints nothing. Each starts in a task of its own, because asking for all of
 * them takes long on a slow phone; in the background, where a timer waits a second, all start at once.
 *
 * It also keeps what is pressed before the scripts run, and marks a page on which none has run 8 s after its load event
 * (components/layout/without-scripts).
 *
 * It runs inline, before and without the page's scripts: those may never load, and the pictures must. So it is in the language of the oldest browsers that are served (Chrome 80).
 */
const script = `(d=>{
let h=d.documentElement,left=d.querySelector("script[data-src]")?1:0,first=0,started,loaded,P=window.PerformanceObserver,
shown=!P||!/largest-c/.test(P.supportedEntryTypes),
mark=()=>loaded&&!left&&h.setAttribute("data-loaded",""),
alive=()=>h.hasAttribute("data-alive"),
start=()=>{
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",start);
if(started||!left)return;
let all=[...d.querySelectorAll("script[data-src]")],
next=()=>{
let s=all.shift();
if(!s)return;
s.onload=s.onerror=()=>{left--;mark()};s.async=true;s.src=s.dataset.src;
d.hidden?next():setTimeout(next)};
started=left=all.length;next()},
painted=()=>requestAnimationFrame(()=>setTimeout(start,shown?0:500)),
there=()=>--first||painted();
shown||new P(l=>l.getEntries().forEach(e=>{
if((e.element||e).fetchPriority=="high"){shown=1;first>0||start()}})).observe({type:"largest-contentful-paint",buffered:true});
d.querySelectorAll("img[fetchpriority=high]").forEach(p=>{if(!p.complete){first++;p.onload=p.onerror=there}});
first||painted();
setTimeout(start,4e3);
addEventListener("pointerdown",start,true);
addEventListener("keydown",start,true);
addEventListener("click",e=>{alive()||(window.pressed=e.target)},true);
addEventListener("load",()=>{loaded=1;mark();setTimeout(()=>alive()||h.setAttribute("data-lifeless",""),8e3)})
})(document)`.replaceAll("\n", "");

/** Once per page, below everything that is seen. */
export function LoadOrder() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
