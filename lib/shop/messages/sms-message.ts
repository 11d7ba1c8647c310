import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { nameInLetters, orderName, statusLink } from "#lib/shop/order/masking.ts";
import { languageOfOrder, type Order } from "#lib/shop/order/order.ts";
import { shop } from "#lib/shop/shop.ts";
import { type CustomerTexts, customerTexts, statusInWords } from "./customer-texts.ts";
import { asGsmText, isGsmText } from "./gsm-text.ts";
import { shortenName } from "./items-list.ts";

/** India's registered templates take at most 30 characters for each of their variables. */
const LONGEST_VARIABLE = 30;
const LONGEST_NAME = 20;

/** How a text message is written in each language. */
const scripts = {
  en: {
    shopName: asGsmText(shop.name) ?? "The shop",
    // A text as it can be sent, or null where it can't be.
    spelled: asGsmText,
    // 'Rs 1,20,000': the rupee sign is in no text message's alphabet.
    amount: (amount: number) => rupees(amount).replace("₹", "Rs "),
    // The most characters, as JavaScript and the networks count them: one segment; what is longer is cut in two, and paid twice.
    longest: 160,
  },
  ta: {
    shopName: shop.tamilName,
    spelled: (text: string) => text,
    amount: rupees,
    // Two segments of UCS-2, and both are paid: a link alone nearly fills one.
    longest: 2 * 67,
  },
};
type Script = (typeof scripts)[Language];

/** The text message to a customer who has ordered. @param origin the shop's public address */
export function placedSms(order: Order, origin: string): string {
  const { script, sms, facts } = writtenFor(order);
  const unnamed = sms("customer");
  return fitted(order, origin, nameForSms(order.guest_name, script) ?? unnamed, unnamed, (name, where) =>
    sms("placed", { ...facts, name, where }),
  );
}

/** The message for the customer when the status has changed. @param status the order's new status */
export function statusSms(order: Order, status: string, origin: string): string {
  const { script, texts, sms, facts } = writtenFor(order);
  const unnamed = sms("news");
  const words = statusForSms(status, script, texts) ?? unnamed;
  const parcel = status === "shipped" && order.tracking ? parcelForSms(words, order.tracking, script) : null;
  return fitted(order, origin, parcel ?? words, parcel ? words : unnamed, (status, where) =>
    sms("changed", { ...facts, status, where }),
  );
}

/** The message after a change that the customer asked for, with the new total. */
export function changeSms(order: Order, origin: string): string {
  const { sms, facts } = writtenFor(order);
  return fitted(order, origin, sms("asked"), sms("news"), (status, where) =>
    sms("changed", { ...facts, status, where }),
  );
}

function writtenFor(order: Order) {
  const language = languageOfOrder(order);
  const [script, texts] = [scripts[language], customerTexts(language)];
  const { shopName, amount } = script;
  const facts = { shop: shopName, order: orderName(order, language), total: amount(order.total_price) };
  return { language, script, texts, sms: texts.sms, facts };
}

/**
 * Fits a message into its segments: long words are replaced first by their short forms, and then the link by the shop's phone
 * number, at which the spoken number is enough.
 */
function fitted(
  order: Order,
  origin: string,
  words: string,
  shortWords: string,
  write: (words: string, where: string) => string,
): string {
  const { language, script, sms } = writtenFor(order);
  const link = statusLink(origin, order.order_id, language);
  const phone = sms("questions", { phone: shop.phone });
  const where = link === null ? phone : sms("link", { link });
  const written = [write(words, where), write(shortWords, where), write(shortWords, phone)];
  const isOneMessage = (text: string) => text.length <= script.longest && (language !== "en" || isGsmText(text));
  return written.find(isOneMessage) ?? written.map((text) => text.slice(0, script.longest)).at(-1) ?? "";
}

/**
 * A name in a message to a number that somebody typed, or null: plain letters, and nothing that a phone turns into a link or a
 * number. A person who orders in a stranger's name must not be able to write to them.
 */
function nameForSms(name: string, { spelled }: Script): string | null {
  const plain = nameInLetters(spelled(name) ?? "");
  return plain === null ? null : shortenName(plain, LONGEST_NAME);
}

/** A status in a customer's words, or null: one that no text message can spell is only shown on the page. */
function statusForSms(status: string, { spelled }: Script, texts: CustomerTexts): string | null {
  const words = spelled(statusInWords(status, texts));
  return words === null ? null : shortenName(words, LONGEST_VARIABLE);
}

/** 'On its way, ST Courier 7788', or null where that is no variable of a text message. */
function parcelForSms(
  onItsWay: string,
  { courier, number }: NonNullable<Order["tracking"]>,
  { spelled }: Script,
): string | null {
  const text = spelled(`${onItsWay}, ${courier} ${number}`);
  return text !== null && text.length <= LONGEST_VARIABLE ? text : null;
}
