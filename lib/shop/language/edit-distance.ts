/**
 * How many letters differ between two texts: wrong, missing, too many, or exchanged with the next one. It takes as many
 * steps as the product of their lengths: what a stranger types is cut before.
 */
export function editDistance(one: string, other: string): number {
  let earlier: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? (earlier[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [earlier, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}
