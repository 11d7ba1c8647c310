import * as z from "zod/mini";
import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { checkoutFormSchema, shippingOf } from "@/lib/shop/checkout-form";
import { type Order, orderSchema, type WireQuote, wireQuoteSchema } from "@/lib/shop/order";
import { type Answer, callApi } from "./api-client";

/** What became of placing an order, as the summary page tells it. */
export type Placing =
  | { kind: "placed"; order: Order }
  /** The price is another one; nothing was saved. */
  | { kind: "price_changed"; sentence: string; quote: WireQuote }
  /** Nothing was saved, and the sentence says what to do. */
  | { kind: "refused"; sentence: string }
  /** Nobody knows whether it was saved; sending it again with the same id is safe. */
  | { kind: "unknown"; sentence: string };

const placedSchema = z.object({ order: orderSchema });
const changedSchema = z.object({ quote: wireQuoteSchema });

const UNKNOWN = "There was an error processing your order. Please try again.";

/**
 * Places the drafted order through the API, and once more when the first try brought no clear answer. The draft must be
 * locked before this and stay so until the answer is clear: an edit in between would make a second order of it.
 */
export async function placeOrder(draft: CheckoutDraft): Promise<Placing> {
  const body = wireOrder(draft);
  const first = await send(body);
  return placingOf(isClear(first) ? first : await send(body));
}

/**
 * Does this answer say for certain whether the order is saved? The server looks an id up before anything else, so its
 * own refusal means that it is not. A 5xx may come after the write, and a 429 from something in front of the server.
 */
function isClear(answer: Answer<unknown>): boolean {
  if (answer.kind === "unreachable") return false;
  if (answer.kind === "ok" || answer.code === "orders_paused") return true;
  return answer.status < 500 && answer.status !== 429 && answer.status !== 408;
}

function send(body: object) {
  return callApi("/api/orders", placedSchema, { body });
}

function placingOf(answer: Answer<{ order: Order }>): Placing {
  if (answer.kind === "ok") return { kind: "placed", order: answer.data.order };
  if (answer.kind === "unreachable") return { kind: "unknown", sentence: UNKNOWN };
  const { sentence, body } = answer;
  if (!isClear(answer)) return { kind: "unknown", sentence: answer.code === "rate_limited" ? sentence : UNKNOWN };
  const changed = z.safeParse(changedSchema, body);
  return changed.success
    ? { kind: "price_changed", sentence, quote: changed.data.quote }
    : { kind: "refused", sentence };
}

/** The draft as an order on the wire: who and where, what, and the total that the shopper was shown. */
function wireOrder(draft: CheckoutDraft) {
  return {
    ...shippingOf(z.parse(checkoutFormSchema(draft.isAuthenticated), draft.form)),
    order_id: draft.order_id,
    items: draft.items.map(({ product_name, quantity, price }) => ({ name: product_name, qty: quantity, price })),
    total_price: draft.final_amount,
  };
}
