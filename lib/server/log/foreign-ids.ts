import "server-only";
import { createHash } from "node:crypto";
import type { Message } from "#lib/server/store/message.ts";
import { isOwnOrderId } from "#lib/shop/order/order.ts";

/** No order has a shorter id; an alarm has none. */
const SHORTEST = 16;
/** So much of the hash tells ids apart. */
const HASH_DIGITS = 16;

/**
 * An order's id, or the beginning of its SHA-256 where another client than this shop's pages chose it: such an id may
 * be any words or a phone number, which no log and no header carries.
 */
export function ownOrHashed(orderId: string): string {
  if (orderId.length < SHORTEST || isOwnOrderId(orderId)) return orderId;
  return createHash("sha256").update(orderId).digest("hex").slice(0, HASH_DIGITS);
}

/** The same for a message's id, which has its order's in it. */
export function messageOwnOrHashed({ id, order_id }: Message): string {
  return id.replace(order_id, ownOrHashed(order_id));
}
