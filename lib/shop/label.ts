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
