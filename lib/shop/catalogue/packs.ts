import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { type PacksTexts, packs as texts } from "#texts/en/packs.ts";
import { type Product, shownProducts } from "./catalogue.ts";

const gramsText = (grams: number, t: Translate<PacksTexts>) =>
  grams >= 1000 ? t("kilos", { count: grams / 1000 }) : t("grams", { count: grams });
type Pack = Pick<Product, "price" | "grams">;

/** What packs cost: '₹200' where all cost the same, else 'from ₹99'. */
export function pricesText(language: Language, packs: Pack[] = shownProducts()): string {
  const prices = packs.map(({ price }) => price);
  const price = rupees(Math.min(...prices));
  return new Set(prices).size > 1 ? translateIn(language, texts)("from", { price }) : price;
}

/** What packs weigh: '200 g' where all weigh the same, else '100 g to 1 kg'. */
export function weightsText(language: Language, packs: Pack[] = shownProducts()): string {
  const t = translateIn(language, texts);
  const grams = packs.map((pack) => pack.grams);
  const [least, most] = [gramsText(Math.min(...grams), t), gramsText(Math.max(...grams), t)];
  return least === most ? least : t("range", { least, most });
}
