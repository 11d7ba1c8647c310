import { listen } from "#lib/browser/storage/store.ts";

/** Calls back when the page has loaded, at once if it has. @returns what takes the call back */
export function afterLoad(then: () => void): () => void {
  if (document.readyState === "complete") {
    then();
    return () => {};
  }
  return listen(window, ["load"], then, { once: true });
}
