import type { Promotion } from "#lib/shop/content/content-types.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { PriceTexts } from "#texts/en/price.ts";
import { type Eligibility, newGuest } from "./eligibility.ts";
import { packPromotions, promotionById, promotionName } from "./promotion.ts";
import { quote } from "./quote.ts";

/**
 * A product as far as its price goes: whole rupees for one pack, NaN in a browser that knows none yet. `madeOn`: see
 * ProductWithPicture.
 */
export type Pack = { name: string; price: number; madeOn?: string };

/** A page sends no more of a product than its price needs. */
export const packOf = ({ name, price, madeOn }: Pack): Pack => ({ name, price, madeOn });

/** Stands for the samples of a customer who has chosen some. */
const SAMPLE = { name: "", price: 0, qty: 1 };

/**
 * The whole rupees that one pack costs this customer, whatever else they order, and the promotion that makes it so.
 * Everybody sees what needs nothing; what was claimed is for who is signed in.
 * @param day in India; '' where it is not known, so that nothing with days is on
 */
export function packPrice(
  { name, price }: Pack,
  day: string,
  customer: Eligibility = newGuest,
  withSamples = false,
): { price: number; promotion: Promotion | null } {
  if (Number.isNaN(price)) return { price, promotion: null };
  const lines = [{ name, price, qty: 1 }, ...(withSamples ? [SAMPLE] : [])];
  const { subtotal, discount, promotion } = quote(
    lines,
    customer.signedIn ? customer : newGuest,
    day,
    packPromotions(),
  );
  return { price: subtotal - discount, promotion: promotionById(promotion) };
}

/** How a price is shown before it is in any cart. */
export type ShownPrice = {
  /** Whole rupees for one pack, and what is struck through beside it. */
  price: number;
  before: number | null;
  label: string | null;
  badge: string;
};

/** The form in which cards and pages show a product's price. */
export function shownPrice(
  before: number,
  { price, promotion }: ReturnType<typeof packPrice>,
  t: Translate<PriceTexts>,
  language: Language,
): ShownPrice {
  if (!promotion) return { price, before: null, label: null, badge: t("new") };
  const { percent, requires } = promotion;
  if (requires === "claim") return { price, before, label: t("firstOrder"), badge: t("percentOff", { percent }) };
  return { price, before, label: requires ? null : promotionName(promotion, language), badge: t("off", { percent }) };
}
