/** The choices of the weight filter. */
export const weights = ["All Weights", "50g", "100g", "200g", "500g", "1kg"] as const;
export type Weight = (typeof weights)[number];

/** Returns true when a pack of so many grams matches the chosen weight. */
export function hasWeight(grams: number, choice: Weight): boolean {
  return choice === "All Weights" || choice === weightText(grams);
}

/** A weight as the chips and the filter write it: '200g', '1kg'. */
export function weightText(grams: number): string {
  return grams >= 1000 ? `${grams / 1000}kg` : `${grams}g`;
}
