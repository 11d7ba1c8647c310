import { ORDER_ID_LENGTH, ORDER_ID_LETTERS } from "./order.ts";

/** A new order's id: 20 characters, 100 random bits, so that ids can't be guessed and don't collide. */
export function newOrderId(): string {
  return orderIdOfBytes(crypto.getRandomValues(new Uint8Array(ORDER_ID_LENGTH)));
}

/** The order id that these bytes make, a letter each; no more of them are read than an id is long. */
export function orderIdOfBytes(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => ORDER_ID_LETTERS[byte % ORDER_ID_LETTERS.length]);
  return letters.slice(0, ORDER_ID_LENGTH).join("");
}
