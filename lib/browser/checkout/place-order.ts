import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { type ApiResult, callApi, withReference } from "#lib/browser/api-client.ts";
import { enqueue } from "#lib/browser/offline-queue/queue.ts";
import { type CheckoutDraft, needsEmail } from "#lib/shop/checkout/checkout-draft.ts";
import { checkoutFormSchema, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { type Order, orderSchema, type WireQuote, wireQuoteSchema } from "#lib/shop/order/order.ts";
import { isDiscarded } from "./use-checkout.ts";

/** The result of placing an order, as the summary page shows it. */
export type Placing =
  | { kind: "placed"; order: Order }
  /** The price is another one; nothing was saved. */
  | { kind: "price_changed"; message: string; quote: WireQuote }
  /** Nothing was saved, and the message says what to do. */
  | { kind: "refused"; message: string }
  /** The server could not be given it: it is on this device's disk, and sent again from there. */
  | { kind: "kept" }
  /** Nobody knows whether it was saved, and this device can't keep it; sending it again with the same id is safe. */
  | { kind: "unknown"; message: string; answered: boolean };

const placedSchema = z.object({ order: orderSchema });
const changedSchema = z.object({ quote: wireQuoteSchema });

/** The message when the outcome is unknown. It does not say why. */
export const UNKNOWN_OUTCOME = "There was an error processing your order. Please try again.";

/**
 * Places the drafted order in three attempts: through the API, once more when the first try brought no clear answer, and
 * then on this device, in its two lists. The draft must be locked before this and stay so until the answer is clear: an
 * edit in between would make a second order of it.
 */
export async function placeOrder(draft: CheckoutDraft): Promise<Placing> {
  const first = await sendDraft(draft);
  if (isClear(first, draft.locked)) return placingOf(first, draft.locked);
  const second = placingOf(await sendDraft(draft), true);
  if (second.kind !== "unknown" || isDiscarded(draft.order_id)) return second;
  const message = second.message === UNKNOWN_OUTCOME ? null : second.message;
  return (await enqueue(draft, { message, answered: second.answered })) ? { kind: "kept" } : second;
}

/**
 * Does this answer say for certain whether the order is saved? The server looks an id up before anything else, so its
 * own refusal means that it is not. A 5xx may come after the write, and a 429 from something in front of the server. A
 * sign-in that has ended is refused before the id is looked up: then it is only clear when nothing was sent before.
 */
function isClear(answer: ApiResult<unknown>, sentBefore: boolean): boolean {
  if (answer.ok) return true;
  if (answer.status === null) return false;
  if (answer.code === "unauthorized") return !sentBefore;
  if (answer.code === "orders_paused") return true;
  return answer.status < 500 && answer.status !== 429 && answer.status !== 408;
}

/**
 * Sends a draft once. A user's draft is sent with their token only: without it, it would become a guest's order.
 * @throws when the draft makes no order
 */
export async function sendDraft(draft: CheckoutDraft): Promise<ApiResult<{ order: Order }>> {
  const body = wireOrder(draft);
  return draft.user_id === null
    ? callApi("/api/orders", placedSchema, { body })
    : callAsUser(draft.user_id, "/api/orders", placedSchema, { body });
}

const SIGN_IN_AGAIN = "Your sign-in has ended. Please sign in again, then place the order.";

/** What an answer comes to. @param sentBefore it was sent earlier, with no clear answer */
export function placingOf(
  answer: ApiResult<{ order: Order }>,
  sentBefore: boolean,
): Exclude<Placing, { kind: "kept" }> {
  if (answer.ok) return { kind: "placed", order: answer.data.order };
  if (answer.status === null) return { kind: "unknown", message: UNKNOWN_OUTCOME, answered: false };
  const message = answer.code === "unauthorized" ? SIGN_IN_AGAIN : answer.message;
  const { code, body } = answer;
  const known = code === "rate_limited" || code === "unauthorized";
  if (!isClear(answer, sentBefore))
    return {
      kind: "unknown",
      message: known ? message : withReference(UNKNOWN_OUTCOME, answer.reference),
      answered: true,
    };
  const changed = z.safeParse(changedSchema, body);
  return changed.success ? { kind: "price_changed", message, quote: changed.data.quote } : { kind: "refused", message };
}

/** The draft as an order on the wire: who and where, what, and the total that the shopper was shown. */
function wireOrder(draft: CheckoutDraft) {
  return {
    ...shippingOf(z.parse(checkoutFormSchema(needsEmail(draft)), draft.form)),
    order_id: draft.order_id,
    items: draft.items.map(({ product_name, quantity, price }) => ({ name: product_name, qty: quantity, price })),
    total_price: draft.final_amount,
  };
}
