import { ORDER_ID_LENGTH, ORDER_ID_LETTERS } from "./order.ts";

/** A new order's id: 20 characters, 100 random bits, so that ids can't be guessed and don't collide. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ORDER_ID_LENGTH));
  return Array.from(bytes, (byte) => ORDER_ID_LETTERS[byte % ORDER_ID_LETTERS.length]).join("");
}
