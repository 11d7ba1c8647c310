import "server-only";
import { isOrderId, type Order } from "#lib/shop/order/order.ts";
import type { Message } from "./message.ts";

/**
 * The place in a list behind a time and an id, as an opaque word for the next page's request. Without an id: before all
 * of that time.
 */
export function cursorBehind(at: string | number, id = "-"): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** What a cursor of messages points at, or null for none and for one that no page ever gave out. */
export function readMessageCursor(cursor: string | undefined): { createdAt: number; id: string } | null {
  const [, createdAt, id] =
    /^(\d{1,15}) ([\w:-]{1,200})$/.exec(Buffer.from(cursor ?? "", "base64url").toString()) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}

/** The place in a list after an order. */
export function cursorAfter(order: Order | undefined): string | null {
  return order ? cursorBehind(order.created_at, order.order_id) : null;
}

/** A page of messages. @param found one more than a page has, where there is a next one */
export function pageOfMessages(found: Message[], limit: number): { messages: Message[]; nextCursor: string | null } {
  const messages = found.slice(0, limit);
  const last = messages.at(-1);
  return { messages, nextCursor: last && found.length > limit ? cursorBehind(last.created_at, last.id) : null };
}

/** What a cursor points at, or null for none and for one that no page ever gave out. */
export function readCursor(cursor: string | undefined): { createdAt: string; orderId: string } | null {
  const [createdAt, orderId, ...rest] = Buffer.from(cursor ?? "", "base64url")
    .toString()
    .split(" ");
  if (!createdAt || !orderId || rest.length > 0) return null;
  // Anybody may write a cursor: an invalid one would be an error in the store's own words.
  const isOurs = !Number.isNaN(Date.parse(createdAt)) && isOrderId(orderId);
  return isOurs ? { createdAt, orderId } : null;
}
