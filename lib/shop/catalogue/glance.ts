import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import { pricePerGram, rupees } from "#lib/shop/pricing/money.ts";
import type { Product } from "./catalogue.ts";
import { tasteText } from "./catalogue-texts.ts";

const USES = { cook: "How to use it", fry: "How to fry it", serve: "How to serve it", brew: "How to brew it" };

/** The heading of a product's steps, by what is done with it. */
export const useHeading = (use: ProductTexts["use"] = "cook"): string => USES[use];

const SERVES = /\bserves (\d+)|(\d+) (?:பேருக்குப்|நபருக்குப்) போதும்|ஒருவருக்குப் போதும்/i;

/** How many its recipe serves, as its steps say it; null where they don't. */
export function servesOf(steps: readonly string[]): number | null {
  const said = SERVES.exec(steps.join(" "));
  if (!said) return null;
  // Tamil says 'for one' in a word and not with a figure.
  return Number(said[1] ?? said[2] ?? 1);
}

/**
 * How a product tastes and what it is good for, at a glance: rows of a name and a fact.
 * @param dishes the names of the dishes that it makes
 */
export function tasteFacts(
  { taste, howToUse }: ProductTexts,
  dishes: readonly string[],
): [name: string, fact: string][] {
  const serves = servesOf(howToUse);
  return [
    ["Taste", tasteText(taste)],
    ...(dishes.length > 0 ? [["Goes with", dishes.join(", ")] as [string, string]] : []),
    ...(serves ? [["Recipe serves", String(serves)] as [string, string]] : []),
  ];
}

/** What the law and the shopper ask of every product: rows of a name and a fact. */
export function specifications(product: Product, soldOut: boolean): [name: string, fact: string][] {
  const { category, price, grams } = product;
  return [
    ["Category", category],
    ["Availability", soldOut ? "Sold out" : "In Stock"],
    ["MRP", `${rupees(price)} (incl. of all taxes), ${pricePerGram(price, grams)} per gram`],
    ["Net quantity", `${grams} g`],
  ];
}
