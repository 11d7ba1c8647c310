/** Runs as it stands, before and without the page's scripts: those may never arrive, and the pictures must. */
const script = 'addEventListener("load",()=>document.documentElement.setAttribute("data-loaded",""))';

/** Once per page: lets the pictures that are not seen first come, when the page has loaded what it needs. */
export function DeferredPictures() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
