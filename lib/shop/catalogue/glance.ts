import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pricePerGram, rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { type ProductTexts as PageTexts, product as pageTexts } from "#texts/en/product.ts";
import type { Product } from "./catalogue.ts";
import { tasteText, type textsOf } from "./catalogue-texts.ts";
import { categoryIn } from "./names.ts";

const USES = { cook: "howToUse", fry: "howToFry", serve: "howToServe", brew: "howToBrew" } as const;

/** The heading of a product's steps, by what is done with it. */
export const useHeading = (t: Translate<PageTexts>, use: ProductTexts["use"] = "cook"): string => t(USES[use]);

const SERVES = /\bserves (\d+)|(\d+) (?:பேருக்குப்|நபருக்குப்) போதும்|ஒருவருக்குப் போதும்/i;

/** How many its recipe serves, as its steps say it; null where they don't. */
export function servesOf(steps: readonly string[]): number | null {
  const found = SERVES.exec(steps.join(" "));
  if (!found) return null;
  // Tamil says 'for one' in a word and not with a figure.
  return Number(found[1] ?? found[2] ?? 1);
}

/** Rows of a name and a fact. */
type Rows = [name: string, fact: string][];

/**
 * How a product tastes and what it is good for, at a glance.
 * @param dishes the names of the dishes that it makes
 * @param language that of the texts
 */
export function tasteFacts(texts: ReturnType<typeof textsOf>, dishes: readonly string[], language: Language): Rows {
  const t = translateIn(language, pageTexts);
  const serves = servesOf(texts.howToUse);
  // Flavours without a translation are left out: a fact half in one language has no language for a screen reader.
  const flavours = langOf(texts, "taste.flavours") ? [] : texts.taste.flavours;
  const rows: Rows = [[t("taste"), tasteText({ ...texts.taste, flavours }, language)]];
  if (dishes.length > 0) rows.push([t("goesWith"), dishes.join(", ")]);
  if (serves) rows.push([t("serves"), String(serves)]);
  return rows;
}

/** What the law and the shopper ask of every product. */
export function specifications({ category, price, grams }: Product, soldOut: boolean, language: Language): Rows {
  const t = translateIn(language, pageTexts);
  return [
    [t("category"), categoryIn(language, category)],
    [t("availability"), t(soldOut ? "soldOut" : "inStock")],
    [t("mrp"), t("mrpFact", { price: rupees(price), perGram: pricePerGram(price, grams) })],
    [t("netQuantity"), t("grams", { grams })],
  ];
}
