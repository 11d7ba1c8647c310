/**
 * The address part of a title, used by every link of the shop: lowercase, only letters, digits, spaces and hyphens
 * kept, then each run of spaces or hyphens becomes one hyphen. 'Mix & Pickle' is 'mix-pickle'.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}
