import { ORDER_ID_LENGTH, ORDER_ID_LETTERS } from "#lib/shop/order/order.ts";

/** A new order's id: 20 characters, 100 random bits, so that nobody can guess or meet another's. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ORDER_ID_LENGTH));
  return Array.from(bytes, (byte) => ORDER_ID_LETTERS[byte % ORDER_ID_LETTERS.length]).join("");
}
