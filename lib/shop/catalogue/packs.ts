import { rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { PacksTexts } from "#texts/en/packs.ts";
import { type Product, shownProducts } from "./catalogue.ts";

const gramsText = (grams: number, t: Texts) =>
  grams >= 1000 ? t("kilos", { count: grams / 1000 }) : t("grams", { count: grams });
type Texts = Translate<PacksTexts>;
type Pack = Pick<Product, "price" | "grams">;

/** What packs cost: '₹200' where all cost the same, else 'from ₹99'. */
export function pricesText(t: Texts, packs: Pack[] = shownProducts()): string {
  const prices = packs.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? rupees(lowest) : t("from", { price: rupees(lowest) });
}

/** What packs weigh: '200 g' where all weigh the same, else '100 g to 1 kg'. */
export function weightsText(t: Texts, packs: Pack[] = shownProducts()): string {
  const grams = packs.map((pack) => pack.grams);
  const least = Math.min(...grams);
  const most = Math.max(...grams);
  if (least === most) return gramsText(least, t);
  return t("range", { least: gramsText(least, t), most: gramsText(most, t) });
}
