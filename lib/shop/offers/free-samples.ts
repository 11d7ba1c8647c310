/** A free sample weighs this much, in grams. */
export const SAMPLE_GRAMS = 50;

/** One order carries at most this many samples, each of a different product. */
export const MAX_SAMPLES = 3;

/** A line that costs nothing is a sample; nothing else is. */
export function isSample(line: { price: number }): boolean {
  return line.price === 0;
}
