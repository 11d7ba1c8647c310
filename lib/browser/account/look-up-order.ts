import * as z from "zod/mini";
import { callApi } from "#lib/browser/api-client.ts";
import type { Result } from "#lib/browser/result.ts";
import { type Order, orderSchema, type StatusPair } from "#lib/shop/order/order.ts";

/** Fetches an order by its id and phone number. */
export async function lookUpOrder(pair: StatusPair): Promise<Result<Order>> {
  const found = await callApi("/api/order-status", z.object({ order: orderSchema }), { body: pair });
  return found.ok ? { ok: true, data: found.data.order } : found;
}
