import { maskPhone } from "#lib/shop/customer/phone.ts";
import { isOwnOrderId, type Order, spokenNumber } from "#lib/shop/order/order.ts";

/**
 * What a message to a customer says of their order. Anybody can order in a stranger's name, so nothing that was typed
 * reaches them as it is: no text of its own, and nothing that a phone or a mail program makes a link or a number of.
 */

const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** How a message names the order: 'K7M 2QX', or by its day when the id is not one that this shop's pages made. */
export function orderName({ order_id, created_at }: Pick<Order, "order_id" | "created_at">): string {
  return isOwnOrderId(order_id) ? spokenNumber(order_id) : `of ${day.format(new Date(created_at))}`;
}

/** Where a guest sees the order again; the id stands in the fragment, which no server's log gets to see. Null for an id of
 * another client's making: a link would carry it. */
export function statusLink(origin: string, orderId: string): string | null {
  return isOwnOrderId(orderId) ? `${origin}/order-status#id=${orderId}` : null;
}

/** Longer ones are sentences. */
const LONGEST_NAME = 40;
const letters = /^\p{L}(?:[\p{L}\p{M}' -]|\u200c|\u200d)*$/u;

/** Text of letters alone, or null where it holds anything else or is longer than a name. 'K.Meenakshi' is 'K Meenakshi'. */
export function lettersOnly(text: string): string | null {
  const plain = text
    .replace(/[.\u2019]/g, (mark) => (mark === "." ? " " : "'"))
    .replace(/ +/g, " ")
    .trim();
  return letters.test(plain) && plain.length <= LONGEST_NAME && !/https?|www/i.test(plain) ? plain : null;
}

/** Of an address only its end stays, which is the city, state and pincode: enough to recognise, too little to find. */
export function maskAddress(address: string): string {
  const parts = address.split(", ");
  return ["•••", ...parts.slice(Math.max(parts.length - 2, 1))].join(", ");
}

/** Where the order goes, line by line: enough for its customer to recognise, nothing for anybody to say by it. */
export function maskedDestination({ guest_name, guest_address, guest_phone, state }: Order): string[] {
  const city = guest_address.split(", ").at(-2);
  const place = ["•••", city === undefined ? null : lettersOnly(city), state]
    .filter((part) => part !== null)
    .join(", ");
  return [lettersOnly(guest_name) ?? "", place, maskPhone(guest_phone)].filter((line) => line !== "");
}
