/** Calls back when the page has loaded, at once if it has. @returns what takes the call back */
export function afterLoad(then: () => void): () => void {
  if (document.readyState === "complete") {
    then();
    return () => {};
  }
  window.addEventListener("load", then, { once: true });
  return () => window.removeEventListener("load", then);
}
