/** The flags of offers in this browser; they only decide what is shown. Those with a user's id end in '_'. */
const flags = [
  "firstOrderDiscountClaimed",
  "firstOrderDiscountUsed",
  "hasDiscountEligibility",
  "freeSamplesClaimed",
  "free_samples_used",
];
const flagsOfUsers = ["firstOrderCompleted_"];

export type OfferFlag = { key: string; value: string | null };

/** This browser's offer flags as they are stored, unread and unmended; null when the browser forbids storage. */
export function readOfferFlags(): OfferFlag[] | null {
  try {
    const { localStorage } = window;
    return [...flags, ...keysOfUsers(localStorage)].map((key) => ({ key, value: localStorage.getItem(key) }));
  } catch {
    return null;
  }
}

/** Removes all flags and notifies their readers on this page. Nothing changes on the server. */
export function clearOfferFlags(): void {
  try {
    const { localStorage } = window;
    for (const key of [...flags, ...keysOfUsers(localStorage)]) localStorage.removeItem(key);
  } catch {
    // What may not be stored is not there to be removed.
  }
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}

function keysOfUsers(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => flagsOfUsers.some((prefix) => key.startsWith(prefix)));
}
