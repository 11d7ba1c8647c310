import type { LiveFacts } from "#lib/shop/content/content-types.ts";
import { dayOf } from "#lib/shop/language/dates.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { pause } from "#texts/en/pause.ts";

/** What staff switch without a build: a pause of all orders, and what is sold out. */
export type ShopState = {
  /** The message that says why nothing can be ordered, or null while the shop is open. */
  orders_paused: string | null;
  /** The day on which a pause ends by itself, '2027-01-18', or null. */
  reopens_on: string | null;
  /** Slugs of the products that are sold out. */
  sold_out: string[];
};

/** The switches and the facts together, as a page hands them to the browser and the API sends them. */
export type ShopNow = ShopState & Omit<LiveFacts, "words">;

/** A pause of all orders, or its end. */
export type Pause = Pick<ShopState, "orders_paused" | "reopens_on">;

/** A shop that takes orders of everything. */
export const OPEN: ShopState = { orders_paused: null, reopens_on: null, sold_out: [] };

/** Returns true when the product of this slug is sold out. */
export function isSoldOut({ sold_out }: ShopState, slug: string): boolean {
  return sold_out.includes(slug);
}

const ENDS_A_SENTENCE = /[.!?…।]$/;

/**
 * Why nothing can be ordered and until when, as shoppers read it; null while the shop is open.
 * @param t the texts of this language; the message itself is as the staff wrote it
 */
export function pauseText(
  { orders_paused: message, reopens_on }: ShopState,
  language: Language = "en",
  t = translate(pause),
): string | null {
  if (message === null || reopens_on === null) return message;
  const why = ENDS_A_SENTENCE.test(message) ? message : `${message}.`;
  return t("opensOn", { why, day: dayOf(reopens_on, language) });
}

/**
 * The state on a day: a pause ends by itself when its last day is over.
 * @param today the day in India, '2027-01-18'
 */
export function stateOn(state: ShopState, today: string): ShopState {
  const isOver = state.orders_paused === null || (state.reopens_on !== null && state.reopens_on <= today);
  return isOver ? { ...state, orders_paused: null, reopens_on: null } : state;
}
