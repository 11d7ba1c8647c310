/*
 * What a pack's label says. These texts stay on the server: no file that runs in the browser may import this one or its
 * data, or every page would carry 28 labels. The browser's product is in catalogue.ts.
 */
import type { LabelFacts } from "./label";
import { labelFactsData } from "./label-facts-data";

/** Shown beside the sample values. It goes, with its test, once the maker has confirmed every label. */
export const sampleNotice =
  "Sample label: ingredients, allergens, storage and best before are examples until the maker confirms them.";

/** The label of the product with this slug. Throws for a slug that has none: each product in the catalogue has one. */
export function labelFactsOf(slug: string): LabelFacts {
  const facts = Object.hasOwn(labelFactsData, slug) ? labelFactsData[slug] : undefined;
  if (!facts) throw new Error(`No label facts for product '${slug}'. Add them to label-facts-data.ts.`);
  return facts;
}
