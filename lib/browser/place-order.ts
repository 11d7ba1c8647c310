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

/** Places the drafted order through the API, and once more when the first try brought no answer. */
export async function placeOrder(draft: CheckoutDraft): Promise<Placing> {
  const first = await send(draft);
  return placingOf(isAnswer(first) ? first : await send(draft));
}

/** 500 may have saved it; 'unreachable' too. Everything else is a clear answer. */
function isAnswer(answer: Answer<unknown>): boolean {
  return answer.kind === "ok" || (answer.kind === "refused" && answer.status !== 500);
}

function send(draft: CheckoutDraft) {
  return callApi("/api/orders", placedSchema, { body: wireOrder(draft) });
}

function placingOf(answer: Answer<{ order: Order }>): Placing {
  if (answer.kind === "ok") return { kind: "placed", order: answer.data.order };
  if (answer.kind === "unreachable" || !isAnswer(answer)) return { kind: "unknown", sentence: UNKNOWN };
  const changed = z.safeParse(changedSchema, answer.body);
  const sentence = answer.refusal.error;
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
