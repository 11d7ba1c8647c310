/** Removes keys of a browser's storage. @param which of those that are there */
export function removeKeys(area: "localStorage" | "sessionStorage", which: (keys: string[]) => string[]): void {
  try {
    const storage = window[area];
    for (const key of which(Object.keys(storage))) storage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}
