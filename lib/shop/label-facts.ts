/*
 * What a pack's label says. These texts stay on the server: no file that runs in the browser may import this one or its
 * data, or every page would carry 28 labels. The browser's product is in catalogue.ts.
 */
import { labelFactsData } from "./label-facts-data";

/** What a label must warn about. Compounded asafoetida carries wheat; a vathal soaked in curd carries milk. */
export type Allergen = "sesame" | "mustard" | "wheat (gluten)" | "milk" | "groundnut (peanut)" | "coconut";

/**
 * One product's label. What only the maker knows (ingredients, the allergens that follow from them, storage and best
 * before) is a sample value until the maker confirms it: the page that shows it shows `sampleNotice` beside it.
 */
export type LabelFacts = {
  /** Two or three sentences; no word about health, and none about the maker. */
  description: string;
  /** The mark that Indian law asks for. Every product of this shop is vegetarian. */
  vegetarian: true;
  /** In descending order of weight. */
  ingredients: string[];
  /** Exactly what the ingredients bring along; empty when none of them does. */
  allergens: Allergen[];
  storage: string;
  /** Counted from the day of packing. */
  bestBeforeMonths: number;
  /** How to cook or serve it. */
  cooking: [string, string, string, string];
  /** Slugs of three other products that go with it. */
  pairsWith: [string, string, string];
};

/** Shown beside the sample values. It goes, with its test, once the maker has confirmed every label. */
export const sampleNotice =
  "Sample label: ingredients, allergens, storage and best before are examples until the maker confirms them.";

/** The label of the product with this slug. Throws for a slug that has none: each product in the catalogue has one. */
export function labelFactsOf(slug: string): LabelFacts {
  const facts = Object.hasOwn(labelFactsData, slug) ? labelFactsData[slug] : undefined;
  if (!facts) throw new Error(`No label facts for product '${slug}'. Add them to label-facts-data.ts.`);
  return facts;
}
