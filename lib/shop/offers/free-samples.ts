/** A free sample weighs this much, in grams. */
export const SAMPLE_GRAMS = 50;

/** One order carries at most this many samples, each of a different product. */
export const MAX_SAMPLES = 3;

/** A line that costs nothing is a sample; nothing else is. */
export function isSample(line: { price: number }): boolean {
  return line.price === 0;
}

/**
 * The error message about the samples among an order's lines, or null. Whether this customer
 * may still have samples is not checked here: the order's own write decides that.
 */
export function samplesProblem(lines: { name: string; price: number; quantity: number }[]): string | null {
  const samples = lines.filter(isSample);
  if (samples.length === 0) return null;
  if (samples.length === lines.length) return "Free samples come with an order. Please add at least one pack.";
  if (samples.length > MAX_SAMPLES) return `Please choose at most ${MAX_SAMPLES} free samples.`;
  const oneEach = samples.every((line) => line.quantity === 1);
  const different = new Set(samples.map((line) => line.name)).size === samples.length;
  return oneEach && different ? null : "One free sample of each kind. Please choose different ones.";
}
