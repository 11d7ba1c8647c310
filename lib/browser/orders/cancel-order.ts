import * as z from "zod/mini";
import { samplesUsedFlag, setFlag, usedByGuestFlag } from "#lib/browser/account/offer-storage.ts";
import { callApi } from "#lib/browser/api/api-client.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import { type Order, orderSchema, type StatusPair } from "#lib/shop/order/order.ts";

/**
 * Cancels an order, until it is packed. What offers it used may be used again: of a guest's the server knows nothing,
 * so their flags are taken back here.
 * @param reason '' for none
 */
export async function cancelOrder(pair: StatusPair, reason: string): Promise<Result<Order>> {
  const body = { ...pair, reason };
  const cancelled = await callApi("/api/order-status/cancel", z.object({ order: orderSchema }), { body });
  if (!cancelled.ok) return cancelled;
  const { order } = cancelled.data;
  if (order.discount_kind === "first_order") setFlag(usedByGuestFlag, false);
  if (order.freeSampleIncluded) setFlag(samplesUsedFlag, false);
  void refreshOffers();
  return { ok: true, data: order };
}
