import { promotions } from "#content/promotions.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import type { Promotion } from "#lib/shop/content/content-types.ts";
import type { OWN_PROMOTIONS } from "#lib/shop/content/promotion-schema.ts";
import { isPublicShop } from "#lib/shop/facts/public-site.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { percentOf } from "#lib/shop/language/money.ts";
import type { Eligibility } from "./eligibility.ts";
import { isSample, type Line } from "./line.ts";

/** A promotion that holds for an order, and the whole rupees that it takes off. */
type Applied = { promotion: Promotion; discount: number };

/** The specification's own, and then the festivals as they are at this moment. */
const allPromotions = (): Promotion[] => [...promotions, ...liveFacts().promotions];

/**
 * The one promotion that holds for these lines: the one that takes most off, and at equal the first row. Two never add
 * up.
 * @param day in India, '2026-11-21'
 * @returns null when none takes anything off
 */
export function promotionFor(
  lines: Line[],
  customer: Eligibility,
  day: string,
  rows: readonly Promotion[] = allPromotions(),
): Applied | null {
  return rows
    .filter((row) => isOn(row, day) && isEarned(row, lines, customer))
    .map((promotion) => ({ promotion, discount: percentOf(subtotalOf(lines, promotion), promotion.percent) }))
    .reduce<Applied | null>((best, next) => (next.discount > (best?.discount ?? 0) ? next : best), null);
}

/**
 * Returns true on each day of a promotion, both ends included. @param day '' for an unknown one, on which none with
 * days is on
 */
function isOn({ from, until, offProduction }: Promotion, day: string): boolean {
  if (offProduction && isPublicShop) return false;
  return (from === undefined || from <= day) && (until === undefined || (day !== "" && day <= until));
}

/** What the customer must have done, and the least total. The eligible price needs samples in the order too. */
function isEarned({ requires, minimum }: Promotion, lines: Line[], customer: Eligibility): boolean {
  const { signedIn } = customer;
  if (minimum && subtotalOf(lines) < (signedIn ? minimum.signed_in : minimum.guest)) return false;
  if (requires === undefined) return true;
  if (requires === "claim") return customer.firstOrder === "claimed";
  const withSamples = customer.samples === "available" && lines.some(isSample);
  return withSamples && (requires === "samples" || (customer.eligible && signedIn));
}

/** The paid packs of an order in whole rupees; with a promotion only those that it is for. */
export function subtotalOf(lines: Line[], promotion?: Promotion): number {
  const { products } = promotion ?? {};
  return lines
    .filter(({ name }) => !products || products.includes(name))
    .reduce((sum, { price, qty }) => sum + price * qty, 0);
}

/**
 * The promotions that a single pack shows, wherever it is sold: what its customer has earned, whatever the order's
 * total will be, and what needs nothing. The discount for samples is not among them: it belongs to an order.
 */
export const packPromotions = (): Promotion[] =>
  allPromotions()
    .filter(({ requires, minimum }) => (requires ? requires !== "samples" : !minimum))
    .map(({ minimum: _, ...row }) => row);

/** Those that everybody has, without doing anything, and that are on. @param day in India */
export const promotionsOn = (day: string): Promotion[] =>
  packPromotions().filter((row) => !row.requires && isOn(row, day));

/** The row with this id; null for one that a newer or an older shop knows, and for no promotion. */
export const promotionById = (id: string | null): Promotion | null =>
  allPromotions().find((row) => row.id === id) ?? null;

/** A row that the content always has: the check of the content insists on it. @throws RangeError for another id */
export function ownPromotion(id: (typeof OWN_PROMOTIONS)[number]): Promotion {
  const found = promotions.find((row) => row.id === id);
  if (!found) throw new RangeError(`no promotion ${id}`);
  return found;
}

/** What a bill calls it. A name that is not translated yet is shown in English. */
export const promotionName = ({ name }: Promotion, language: Language): string => name[language] || name.en;
