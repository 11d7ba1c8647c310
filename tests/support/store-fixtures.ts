import { type Message, newMessage } from "#lib/server/store/message.ts";
import type { NewOrder, Store } from "#lib/server/store/store.ts";
import { noLaterFacts } from "#lib/shop/order/example-order.ts";
import { type Order, withAddress } from "#lib/shop/order/order.ts";
import { asPlaced } from "#lib/shop/order/order-item.ts";
import { customer, newOrderId, paid } from "./orders";

export const placedAt = "2026-11-20T10:00:00.000Z";
const now = Date.parse(placedAt);

/** An order as the shop saves it, with its redemptions and one message per name, all due when it was placed. */
export function toPlace(other: Partial<Order> = {}, redemptions: string[] = [], names = ["warehouse-email"]): NewOrder {
  const order_id = other.order_id ?? newOrderId();
  const order = withAddress({
    order_id,
    id: order_id,
    user_id: null,
    ...customer,
    items: [paid("Hill Tea")],
    total_price: 200,
    discount_amount: 0,
    discount_kind: null,
    delivery_charge: 0,
    payment_status: "confirmed",
    delivery_date: "3-5 days",
    status: "pending",
    status_history: [{ status: "pending", at: placedAt }],
    created_at: placedAt,
    isFirstTimeOrder: false,
    freeSampleIncluded: false,
    ...noLaterFacts,
    ...other,
  });
  order.items = order.items.map(asPlaced);
  const messages = names.map((name) => messageOf(order_id, name));
  return { order, fingerprint: `fingerprint of ${order_id}`, redemptions, messages };
}

/** When the next message is due, or null when none waits. */
export async function nextDue(store: Store): Promise<number | null> {
  const [next] = await store.dueMessages(Number.MAX_SAFE_INTEGER, 1);
  return next?.due_at ?? null;
}

/** Of a name as the shop gives it. */
function kindOf(name: string): string {
  if (name.includes("warehouse") || !/-(email|sms)$/.test(name)) return "warehouse-email";
  return name.endsWith("sms") ? "customer-sms" : "customer-email";
}

export function messageOf(orderId: string, name: string, at = now): Message {
  const recipient = "packing@warehouse.example";
  return newMessage({ order_id: orderId, name, kind: kindOf(name), recipient, now: at });
}
