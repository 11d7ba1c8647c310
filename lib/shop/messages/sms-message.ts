import type { Order } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { shop } from "#lib/shop/shop.ts";
import { asGsmText, isGsmText } from "./gsm-text.ts";
import { shortenName } from "./items-list.ts";
import { lettersOnly, orderName, statusLink } from "./masking.ts";

/** One text message; what is longer is cut in two by the networks, and paid twice. */
const LONGEST_SMS = 160;
/** India's registered templates take at most 30 characters for each of their variables. */
const LONGEST_VARIABLE = 30;
const LONGEST_NAME = 20;

/** Replaces a name or a status that can't be sent. */
const DEAR_CUSTOMER = "dear customer";
const NEWS = "there is news";

const shopName = asGsmText(shop.name) ?? "The shop";

/** The message that an order was placed. Its words are a registered template (docs/going-live.md): every change is registered first. */
export function placedText(name: string, number: string, total: string, where: string): string {
  return `Thank you, ${name}! ${shopName} has your order ${number}, ${total}. ${where}`;
}

/** The message that an order's status has changed; registered like the other. */
export function statusChangeText(number: string, total: string, status: string, where: string): string {
  return `${shopName}: your order ${number}, ${total}, is now: ${status}. ${where}`;
}

/** The text message to a customer who has ordered. @param origin the shop's public address */
export function placedSms(order: Order, origin: string): string {
  return fitted(order, origin, nameForSms(order.guest_name), DEAR_CUSTOMER, (name, where) =>
    placedText(name, orderName(order), rupeesInSms(order.total_price), where),
  );
}

/** The message for the customer when the status has changed. @param status the order's new status */
export function statusSms(order: Order, status: string, origin: string): string {
  const parcel = status === "shipped" && order.tracking ? parcelForSms(order.tracking) : null;
  return fitted(order, origin, parcel ?? statusForSms(status), parcel ? statusForSms(status) : NEWS, (words, where) =>
    statusChangeText(orderName(order), rupeesInSms(order.total_price), words, where),
  );
}

/**
 * Fits a message into one segment: long words are replaced first by their short forms, and then the link by the shop's phone
 * number, at which the spoken number is enough.
 */
function fitted(
  order: Order,
  origin: string,
  words: string,
  shortWords: string,
  write: (words: string, where: string) => string,
): string {
  const link = statusLink(origin, order.order_id);
  const phone = `Questions? ${shop.phone}`;
  const where = link === null ? phone : `Status: ${link}`;
  const written = [write(words, where), write(shortWords, where), write(shortWords, phone)];
  return written.find(isOneSms) ?? written.map((text) => text.slice(0, LONGEST_SMS)).at(-1) ?? "";
}

function isOneSms(text: string): boolean {
  return text.length <= LONGEST_SMS && isGsmText(text);
}

/**
 * A name in a message to a number that somebody typed: plain letters, and nothing that a phone turns into a link or a
 * number. A person who orders in a stranger's name must not be able to write to them.
 */
function nameForSms(name: string): string {
  const plain = lettersOnly(asGsmText(name) ?? "");
  return plain === null ? DEAR_CUSTOMER : shortenName(plain, LONGEST_NAME);
}

/** A status in a customer's words; a status that no text message can spell is only shown on the page. */
function statusForSms(status: string): string {
  return shortenName(asGsmText(statusText(status)) ?? NEWS, LONGEST_VARIABLE);
}

/** 'On its way, ST Courier 7788', or null where that is no variable of a text message. */
function parcelForSms({ courier, number }: NonNullable<Order["tracking"]>): string | null {
  const text = asGsmText(`${statusText("shipped")}, ${courier} ${number}`);
  return text !== null && text.length <= LONGEST_VARIABLE ? text : null;
}

const indianNumber = new Intl.NumberFormat("en-IN");

/** 'Rs 1,20,000': the rupee sign is in no text message's alphabet. */
function rupeesInSms(amount: number): string {
  return `Rs ${indianNumber.format(amount)}`;
}
