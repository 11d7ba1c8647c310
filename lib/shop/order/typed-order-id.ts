import { plainDigits } from "#lib/shop/customer/digits.ts";
import { normaliseText, RAW_FACTOR, withoutJoiners } from "#lib/shop/customer/plain-text.ts";

/** The number of characters of an id that are read aloud: its last ones. */
const SPOKEN_LENGTH = 6;

/** What people write for a character that the shop's own ids leave out because it is misread. */
const misread: Record<string, string> = { O: "0", I: "1", L: "1" };

/**
 * An id has at most 64 characters. What is far longer is none, and is cut: composing its characters would take
 * quadratic time.
 */
const MOST = 64 * RAW_FACTOR;

/** What was typed or pasted of an id, without blanks and invisible marks; its digits are 0 to 9. */
export function typedId(text: string): string {
  return withoutJoiners(normaliseText(plainDigits(text.slice(0, MOST)))).replace(/\s/g, "");
}

/**
 * An order id as this shop's pages spell it, from whatever a customer typed: capitals, no blanks, and 0 and 1 for the
 * letters that look like them. An id that another client chose may be spelled otherwise, so try the typed one first.
 */
export function normaliseOrderId(typed: string): string {
  return typedId(typed)
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter);
}

/** Returns true for as much of an id as is read aloud on the phone ('K7M 2QX'). Blanks and case do not count. */
export function isSpokenNumber(typed: string): boolean {
  return /^[\w-]+$/.test(normaliseOrderId(typed)) && normaliseOrderId(typed).length === SPOKEN_LENGTH;
}

/** Returns true when the order id ends in what a customer typed of it, in any spelling. */
export function endsAsTyped(orderId: string, typed: string): boolean {
  return normaliseOrderId(orderId).endsWith(normaliseOrderId(typed));
}
