/**
 * So many packs, or samples, of a product: in a cart, a quote, a checkout and an order. Only a placed order has `slug`
 * and `grams`.
 */
export type Line = {
  name: string;
  qty: number;
  /** Whole rupees for one pack; 0 is a free sample. */
  price: number;
  slug?: string | undefined;
  /** The net weight of one pack. */
  grams?: number | undefined;
};

/** A free sample weighs this much, in grams. */
export const SAMPLE_GRAMS = 50;

/** One order carries at most this many samples, each of a different product. */
export const MAX_SAMPLES = 3;

/** A line that costs nothing is a sample; nothing else is. */
export function isSample(line: { price: number }): boolean {
  return line.price === 0;
}
