import { findProductByName, gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { isSample, type Line, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";

/**
 * The net weight of one pack or sample of an order's line, in grams, as placed; today's where the order does not have
 * it.
 */
export function gramsOfItem(item: Line): number {
  return item.grams ?? (isSample(item) ? SAMPLE_GRAMS : gramsOf(item.name));
}

/** A line with its product's slug and the net weight of one pack, where it does not have them yet. */
export function asPlaced(item: Line): Line {
  const slug = item.slug ?? findProductByName(item.name)?.slug ?? slugOf(item.name);
  return { ...item, slug, grams: gramsOfItem(item) };
}
