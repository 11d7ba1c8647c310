/** Runs inline, before and without the page's scripts: those may never load, and the pictures must. */
const script = 'addEventListener("load",()=>document.documentElement.setAttribute("data-loaded",""))';

/** Once per page: loads the pictures that are not on the first screen, when the page has loaded what it needs. */
export function DeferredPictures() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
