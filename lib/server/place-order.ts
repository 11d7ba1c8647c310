import "server-only";
import { deliveryText } from "@/lib/shop/delivery";
import { type Order, type OrderRequest, orderFingerprint, type WireQuote } from "@/lib/shop/order";
import { FIRST_STATUS } from "@/lib/shop/order-status";
import { isSample } from "@/lib/shop/samples";
import { shop } from "@/lib/shop/shop";
import { pricedByTheShop } from "./check-lines";
import { sampleClaims } from "./claims";
import { ApiError } from "./http";
import { log } from "./log";
import { messagesForNewOrder } from "./notifications/messages-of-order";
import { oneAtATime } from "./one-at-a-time";
import { orderStore } from "./orders/store";
import { sha256 } from "./secrets";

export type PlacedOrder = { order: Order; replayed: boolean };

/**
 * Places an order: the one way in. The same order sent again is answered with what was saved, before prices, offers and
 * limits are looked at; a new one is priced by the shop and saved with its claims and its messages in one write.
 * @param countAttempt counts this attempt against the sender's limit; asked only for an order not seen before
 * @throws ApiError; StoreUnavailable
 */
export function placeOrder(
  request: OrderRequest,
  userId: string | null,
  countAttempt: () => Promise<void>,
): Promise<PlacedOrder> {
  return oneAtATime(request.order_id, async () => {
    const fingerprint = sha256(orderFingerprint(request, userId));
    const saved = await orderStore().find(request.order_id);
    if (saved?.fingerprint === fingerprint) return { order: saved.order, replayed: true };
    if (saved) throw new ApiError("order_id_taken");

    if (shop.ordersPaused) throw new ApiError("orders_paused", { sentence: shop.ordersPaused });
    await countAttempt();
    return save(request, userId, fingerprint);
  });
}

async function save(request: OrderRequest, userId: string | null, fingerprint: string): Promise<PlacedOrder> {
  const now = Date.now();
  const order = newOrder(request, userId, pricedByTheShop(request, userId), new Date(now).toISOString());
  const placed = await orderStore().place({
    order,
    fingerprint,
    claims: sampleClaims(request, userId),
    messages: messagesForNewOrder(order, now),
  });
  log.info({ order_id: order.order_id, outcome: placed.outcome });
  switch (placed.outcome) {
    case "placed":
      return { order: placed.order, replayed: false };
    case "replayed":
      return { order: placed.order, replayed: true };
    case "order_id_taken":
      throw new ApiError("order_id_taken");
    case "claim_taken":
      throw new ApiError("sample_unavailable");
  }
}

function newOrder(request: OrderRequest, userId: string | null, priced: WireQuote, createdAt: string): Order {
  return {
    order_id: request.order_id,
    id: request.order_id,
    user_id: userId,
    guest_name: request.guest_name,
    guest_phone: request.guest_phone,
    guest_address: request.guest_address,
    guest_email: request.guest_email || null,
    state: request.state,
    items: priced.items,
    total_price: priced.total_price,
    discount_amount: priced.discount_amount,
    discount_kind: priced.discount_kind,
    payment_status: "confirmed",
    delivery_date: deliveryText(request.state),
    status: FIRST_STATUS,
    status_history: [{ status: FIRST_STATUS, at: createdAt }],
    created_at: createdAt,
    isFirstTimeOrder: priced.discount_kind === "first_order",
    freeSampleIncluded: priced.items.some(isSample),
  };
}
