import { maskPhone } from "#lib/shop/customer/phone.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { DEFAULT_LANGUAGE, type Language, languages } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { StatesTexts } from "#texts/en/states.ts";
import { isOwnOrderId, type Order, spokenNumber } from "./order.ts";

/**
 * The parts of an order that a message to a customer may contain. Anybody can order in a stranger's name, so nothing
 * that was typed reaches them unchanged: no text of the sender's own, and nothing that a phone or a mail program turns
 * into a link or a number.
 */

const timeZone = "Asia/Kolkata";
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone });

/** 'of 25 Nov 2026'; in other languages, where the word for an order follows, 'November 25'. */
function dayOfOrder(placed: Date, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return `of ${day.format(placed)}`;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[language].locale, { ...options, numberingSystem: "latn", timeZone }).format(
      placed,
    );
  return `${part({ month: "long" })} ${part({ day: "numeric" })}`;
}

/** How a message names the order: 'K7M 2QX', or by its day when the id is not one that this shop's pages made. */
export function orderName(
  { order_id, created_at }: Pick<Order, "order_id" | "created_at">,
  language: Language = "en",
): string {
  return isOwnOrderId(order_id) ? spokenNumber(order_id) : dayOfOrder(new Date(created_at), language);
}

/**
 * The page where a guest sees the order again; the id is in the fragment, which is in no server's log. Null for an id
 * that another client made: a link would transport its text.
 */
export function statusLink(origin: string, orderId: string, language: Language = "en"): string | null {
  return isOwnOrderId(orderId) ? `${origin}${pathIn(language, "/order-status")}#id=${orderId}` : null;
}

/** Longer ones are texts. */
const LONGEST_NAME = 40;
const letters = /^\p{L}(?:[\p{L}\p{M}' -]|\u200c|\u200d)*$/u;

/**
 * Text of letters alone, or null where it has anything else or is longer than a name. 'K.Meenakshi' is 'K Meenakshi'.
 */
export function lettersOnly(text: string): string | null {
  const plain = text
    .replace(/[.\u2019]/g, (mark) => (mark === "." ? " " : "'"))
    .replace(/ +/g, " ")
    .trim();
  return letters.test(plain) && plain.length <= LONGEST_NAME && !/https?|www/i.test(plain) ? plain : null;
}

/** At most so many words of so many letters are a name; more could be a sentence to a stranger. */
const MOST_WORDS = 3;
const LONGEST_NAME_WORD = 15;
/** 'Thiruvananthapuram' has 18. */
const LONGEST_CITY_WORD = 20;

/** A name as a customer reads it, its first three words, or null. */
export function nameInLetters(text: string): string | null {
  return fewWords(text, LONGEST_NAME_WORD);
}

function fewWords(text: string, longest: number): string | null {
  const words = lettersOnly(text)
    ?.match(/[^ -]+[ -]*/g)
    ?.slice(0, MOST_WORDS);
  const isShort = (word: string) => (word.match(/\p{L}/gu) ?? []).length <= longest;
  return words?.every(isShort) ? words.join("").replace(/[ -]+$/, "") : null;
}

/**
 * The delivery address, line by line: enough for its customer to recognise, and no place for a text of anybody's own.
 */
export function maskedDestination(
  { guest_name, address, guest_phone, state }: Order,
  t: Translate<StatesTexts>,
): string[] {
  const place = ["•••", fewWords(address.city, LONGEST_CITY_WORD), stateIn(t, state)]
    .filter((part) => part !== null)
    .join(", ");
  return [nameInLetters(guest_name) ?? "", place, maskPhone(guest_phone)].filter((line) => line !== "");
}
