import "server-only";

/**
 * Works on all of a list, on at most so many at the same time.
 * @returns the results in the order of the list
 * @throws the first error; the rest of the list is still worked on
 */
export async function sideBySide<T, R>(all: T[], most: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  const worker = async () => {
    for (const [index, one] of waiting) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
