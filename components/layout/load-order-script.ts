/**
 * The order in which a page loads: the pictures that are seen first, then the scripts, then the pictures below, which
 * the mark `data-loaded` lets load. The edge server writes `data-src` in place of `src` into the scripts of a page that
 * has a first picture (lib/edge/later-scripts); without it all scripts load at once.
 *
 * It runs inline, before and without the page's scripts: those may never load, and the pictures must. The content step
 * bundles it (scripts/content/inline-scripts) in the language of the oldest browser that is served. It calls only what
 * Chrome 80 has.
 */
declare global {
  interface Window {
    /** What was clicked last before the page's scripts ran. */
    pressed?: EventTarget | null;
  }
}

/** The scripts start at the latest after this time, in milliseconds: a tab in the background paints nothing. */
const LATEST_START = 4000;
/** A picture may be on the screen this long after it was loaded, in milliseconds, where the browser will tell of it. */
const PAINT = 500;
/** A page whose scripts have not run so long after its load event, in milliseconds, is marked. */
const LIFELESS = 8000;

const html = document.documentElement;
const laterScripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>("script[data-src]"));
const isAlive = () => html.hasAttribute("data-alive");

/** How many scripts are still to come. Until they start, one stands for all: some may be below this one. */
let scriptsLeft = laterScripts().length > 0 ? 1 : 0;
let hasStarted = false;
let hasLoaded = false;
let picturesLeft = 0;

const Observer: typeof PerformanceObserver | undefined = window.PerformanceObserver;
/** The first picture's paint needs no more waiting: the browser has reported it, or never will. */
let isPaintKnown = !Observer?.supportedEntryTypes?.includes("largest-contentful-paint");

function markLoaded(): void {
  if (hasLoaded && scriptsLeft === 0) html.setAttribute("data-loaded", "");
}

function startScripts(): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", startScripts);
    return;
  }
  if (hasStarted || scriptsLeft === 0) return;
  hasStarted = true;
  const scripts = laterScripts();
  scriptsLeft = scripts.length;
  startNext(scripts);
}

/**
 * Each script starts in a task of its own, because asking for all of them takes long on a slow phone. In the
 * background, where a timer waits a second, all start at once.
 */
function startNext(scripts: HTMLScriptElement[]): void {
  const script = scripts.shift();
  if (!script) return;
  whenSettled(script, () => {
    scriptsLeft -= 1;
    markLoaded();
  });
  script.async = true;
  script.src = script.dataset.src ?? "";
  if (document.hidden) startNext(scripts);
  else setTimeout(() => startNext(scripts));
}

/** Calls `then` when the element has loaded or failed. */
function whenSettled(element: HTMLElement, then: () => void): void {
  element.addEventListener("load", then);
  element.addEventListener("error", then);
}

/** All first pictures are there. What came from the cache may be on the screen one frame later. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(startScripts, isPaintKnown ? 0 : PAINT));
}

if (Observer && !isPaintKnown)
  new Observer((list) => {
    for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
      if (element?.getAttribute("fetchpriority") !== "high") continue;
      isPaintKnown = true;
      if (picturesLeft === 0) startScripts();
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });

for (const picture of document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")) {
  if (picture.complete) continue;
  picturesLeft += 1;
  whenSettled(picture, () => {
    picturesLeft -= 1;
    if (picturesLeft === 0) startAfterPaint();
  });
}
if (picturesLeft === 0) startAfterPaint();

// However long a picture takes, who uses the page gets its scripts.
setTimeout(startScripts, LATEST_START);
addEventListener("pointerdown", startScripts, true);
addEventListener("keydown", startScripts, true);

addEventListener(
  "click",
  ({ target }) => {
    if (!isAlive()) window.pressed = target;
  },
  true,
);

addEventListener("load", () => {
  hasLoaded = true;
  markLoaded();
  setTimeout(() => {
    if (!isAlive()) html.setAttribute("data-lifeless", "");
  }, LIFELESS);
});

// A module, so that its names are its own.
export {};
