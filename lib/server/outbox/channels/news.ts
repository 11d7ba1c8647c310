import "server-only";
import { orderLink } from "#lib/server/auth/order-link.ts";
import type { Message } from "#lib/server/store/message.ts";
import type { News } from "#lib/shop/messages/order-email.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";

/** The status that a message reports. */
export const reportedStatus = (order: Order, { entry }: Message) => order.status_history[entry]?.status ?? order.status;

/** What a message reports to the warehouse. @throws StoreUnavailable */
export async function newsOf(order: Order, message: Message): Promise<News> {
  const status = message.entry === 0 ? null : reportedStatus(order, message);
  const what = order.history[message.change ?? -1]?.what ?? null;
  const { created_at, recipient } = message;
  const link = rowOf(status ?? "").isStopped ? null : await orderLink(order.order_id, created_at, recipient);
  return { status, what, link };
}
