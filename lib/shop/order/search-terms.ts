import { products } from "#lib/shop/catalogue/catalogue.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { normaliseText } from "#lib/shop/customer/plain-text.ts";
import type { Order } from "./order.ts";
import { isUsualStatus } from "./order-status.ts";
import { isSpokenNumber, normaliseOrderId, typedId } from "./typed-order-id.ts";

/** The term of orders whose status is one of staff's own, 'on hold'. */
export const OWN_STATUS = "own-status";
/** The most terms that a store looks for at once: Firestore's limit. */
const MOST_TERMS = 30;
/** The words of a name, or of a town, that are searched, and the lengths of their beginnings, in characters. */
const MOST_WORDS = 4;
const SHORTEST = 2;
const LONGEST = 8;

/**
 * The words of a customer's name, or of a query for one, in small letters and each in its whole length. The search for
 * products reads words otherwise (lib/shop/search/spelling.ts): what is stored beside the orders must not change with
 * it.
 */
function nameWordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

const numberTerm = (orderId: string) => `six:${normaliseOrderId(orderId).slice(-6)}`;
const wordTerm = (letters: string[]) => `name:${letters.slice(0, LONGEST).join("")}`;
const productTerm = (slug: string) => `product:${slug}`;

/** The products one of whose name's words begins like this. */
function slugsNamed(beginning: string): string[] {
  return products
    .filter(({ name }) => nameWordsOf(name).some((word) => word.startsWith(beginning)))
    .map(({ slug }) => slug);
}

type Searchable = Pick<Order, "order_id" | "guest_name" | "address" | "items" | "status">;

/** The words that an order is found by: of its customer's name, of the town, and the pincode. @param most of each */
const wordsOf = ({ guest_name, address }: Pick<Searchable, "guest_name" | "address">, most?: number): string[] =>
  [guest_name, address.city, address.pincode].flatMap((text) => nameWordsOf(text).slice(0, most));

/**
 * What an order is found by: its last six characters, the beginnings of its words, its products, and a status of
 * staff's own. Both stores keep these beside the order, so that a search takes as long among a million orders as among
 * a thousand.
 */
export function searchTerms(order: Searchable): string[] {
  const terms = new Set([numberTerm(order.order_id)]);
  for (const word of wordsOf(order, MOST_WORDS)) {
    const letters = [...word];
    for (let length = SHORTEST; length <= Math.min(letters.length, LONGEST); length += 1)
      terms.add(wordTerm(letters.slice(0, length)));
  }
  for (const { slug } of order.items) if (slug) terms.add(productTerm(slug));
  if (!isUsualStatus(order.status)) terms.add(OWN_STATUS);
  return [...terms];
}

/** A phone number as it is copied: no letters but those of a label before it ('tel:', 'Mobile: '). */
const PHONE = /^(?:\p{L}+:)?[^\p{L}_]+$/u;

/** What a search asks the store for, and which of the orders found match. */
type OrderSearch = {
  /** A whole id, in the spellings to look for. */
  ids: string[];
  /** The customer's phone number, ten digits. */
  phone?: string;
  /** Any of these terms. */
  terms: string[];
  /** Checks what the terms leave open: further words, and the ends of long ones. */
  matches: (order: Order) => boolean;
};

/**
 * What staff mean by a query: six characters of an id, a whole id, a phone number, or the beginnings of words: of a
 * name, a town, a pincode, a product. Null when it is none of these.
 */
export function readSearch(query: string): OrderSearch | null {
  const typed = normaliseText(query);
  const phone = normalisePhone(typed);
  if (PHONE.test(typed) && indianMobile.test(phone)) return { ids: [], phone, terms: [], matches: () => true };

  const id = typed.includes(" ") ? "" : typedId(typed);
  const ids = /^[\w-]{16,64}$/.test(id) ? [...new Set([id, normaliseOrderId(id)])] : [];
  const words = nameWordsOf(typed);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const isNumber = isSpokenNumber(typed);
  const named = new Map(words.map((word) => [word, slugsNamed(word)]));
  const terms = [
    ...(isNumber ? [numberTerm(typed)] : []),
    ...([...longest].length >= SHORTEST
      ? [wordTerm([...longest]), ...(named.get(longest) ?? []).map(productTerm)]
      : []),
  ].slice(0, MOST_TERMS);
  if (ids.length === 0 && terms.length === 0) return null;
  const matches = (order: Order) => {
    if (isNumber && numberTerm(order.order_id) === numberTerm(typed)) return true;
    const own = wordsOf(order);
    return words.every(
      (word) =>
        own.some((each) => each.startsWith(word)) ||
        order.items.some(({ slug }) => slug && named.get(word)?.includes(slug)),
    );
  };
  return { ids, terms, matches };
}
