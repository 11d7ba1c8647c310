import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { normaliseText } from "#lib/shop/customer/plain-text.ts";
import type { Order } from "./order.ts";
import { isSpokenNumber, normaliseOrderId, typedId } from "./typed-order-id.ts";

/** The words of a name that are searched, and the lengths of their beginnings, in characters. */
const MOST_WORDS = 4;
const SHORTEST = 2;
const LONGEST = 8;

/**
 * The words of a customer's name, or of a query for one, in small letters and each in its whole length. The search for products
 * reads words otherwise (lib/shop/search/spelling.ts): what is stored beside the orders must not change with it.
 */
function nameWordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

const numberTerm = (orderId: string) => `six:${normaliseOrderId(orderId).slice(-6)}`;
const nameTerm = (letters: string[]) => `name:${letters.slice(0, LONGEST).join("")}`;

/**
 * What an order is found by: its last six characters, and the beginnings of the words of its customer's name. Both stores
 * keep these beside the order, so that a search takes as long among a million orders as among a thousand.
 */
export function searchTerms({ order_id, guest_name }: Pick<Order, "order_id" | "guest_name">): string[] {
  const terms = new Set([numberTerm(order_id)]);
  for (const word of nameWordsOf(guest_name).slice(0, MOST_WORDS)) {
    const letters = [...word];
    for (let length = SHORTEST; length <= Math.min(letters.length, LONGEST); length += 1)
      terms.add(nameTerm(letters.slice(0, length)));
  }
  return [...terms];
}

/** A phone number as it is copied: no letters but those of a label before it ('tel:', 'Mobile: '). */
const PHONE = /^(?:\p{L}+:)?[^\p{L}_]+$/u;

/** What a search asks the store for, and which of the orders found are meant. */
export type OrderSearch = {
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
 * What staff mean by a query: six characters of an id, a whole id, a phone number, or the beginnings of a name's words.
 * Null when it is none of these.
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
  const terms = [
    ...(isNumber ? [numberTerm(typed)] : []),
    ...([...longest].length >= SHORTEST ? [nameTerm([...longest])] : []),
  ];
  if (ids.length === 0 && terms.length === 0) return null;
  const matches = (order: Order) => {
    if (isNumber && numberTerm(order.order_id) === numberTerm(typed)) return true;
    const name = nameWordsOf(order.guest_name);
    return words.every((word) => name.some((each) => each.startsWith(word)));
  };
  return { ids, terms, matches };
}
