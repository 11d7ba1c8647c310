/** How long the browser may take to save a file, in milliseconds. */
const SAVED_AFTER = 60_000;

/** Gives the browser a CSV file to save, marked as UTF-8, which Excel needs. */
export function saveCsv(name: string, csv: string): void {
  const href = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_AFTER);
}
