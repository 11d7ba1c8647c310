const CLAIMED = "first-order-claimed";

/** Reports a claim whose next page has no bill to show it: the header says it there. */
export function announceClaim(): void {
  window.dispatchEvent(new Event(CLAIMED));
}

/** Calls back at every announced claim. @returns what ends that */
export function onClaim(listener: () => void): () => void {
  window.addEventListener(CLAIMED, listener);
  return () => window.removeEventListener(CLAIMED, listener);
}
