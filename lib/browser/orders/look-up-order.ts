import * as z from "zod/mini";
import { callApi } from "#lib/browser/api-client.ts";
import { type Order, orderSchema, type StatusPair } from "#lib/shop/order/order.ts";

type Looked = { kind: "found"; order: Order } | { kind: "refused"; sentence: string };

/** Asks the server for an order by its id and phone number. */
export async function lookUpOrder(pair: StatusPair): Promise<Looked> {
  const answer = await callApi("/api/order-status", z.object({ order: orderSchema }), { body: pair });
  if (answer.kind === "ok") return { kind: "found", order: answer.data.order };
  const sentence =
    answer.kind === "refused" ? answer.sentence : "We can't be reached at the moment. Please try again in a minute.";
  return { kind: "refused", sentence };
}
