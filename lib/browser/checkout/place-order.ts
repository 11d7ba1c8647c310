import * as z from "zod/mini";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { isFirstOrderOf } from "#lib/browser/account/user-storage.ts";
import { type ApiResult, callApi, withReference } from "#lib/browser/api/api-client.ts";
import { type CheckoutDraft, needsEmail } from "#lib/shop/checkout/checkout-draft.ts";
import { checkoutFormSchema, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import type { CheckoutEvent, SendOutcome } from "#lib/shop/checkout/checkout-status.ts";
import { type Sentence, sentencesOf } from "#lib/shop/language/sentence.ts";
import { deliveryText } from "#lib/shop/order/delivery.ts";
import { type Order, orderSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";
import { FIRST_STATUS } from "#lib/shop/order/order-status.ts";
import { outcome } from "#texts/en/outcome.ts";
import { isDiscarded } from "./checkout-store.ts";
import { enqueue } from "./queue.ts";

const placedSchema = z.object({ order: orderSchema });
const changedSchema = z.object({ quote: wireQuoteSchema });

const sentence = sentencesOf(outcome);

/** The message when the outcome is unknown. It does not say why. */
const unknownOutcome = () => sentence("unknown");

/** Returns a failure's sentence without its error code, as it is stored. */
const sentenceOf = ({ message, text, values }: Sentence): Sentence => ({ message, text, values });

/**
 * Places the drafted order in three attempts: through the API, once more when the first attempt brought no clear
 * response, and then in the offline order queue. The draft's status must be 'submitting' in the store before this, and
 * stay so until it returns: an edit in between would make a second order of it.
 * @param sentBefore it was sent earlier, with no clear response
 */
export async function placeOrder(draft: CheckoutDraft, sentBefore: boolean): Promise<CheckoutEvent> {
  const first = await sendDraft(draft);
  if (isClear(first, sentBefore)) return outcomeOf(first, sentBefore);
  const second = outcomeOf(await sendDraft(draft), true);
  if (second.type !== "unknown" || isDiscarded(draft)) return second;
  const queued = { ...second, type: "queue" } as const;
  return (await enqueue(draft, queued)) ? queued : { ...second, message: second.message ?? unknownOutcome() };
}

/**
 * Returns true when this response says for certain whether the order is saved. The server looks an id up before
 * anything else, so its own refusal means that it is not. A 5xx may come after the write, and a 429 from something in
 * front of the server. A sign-in that has ended is refused before the id is looked up: then it is only clear when
 * nothing was sent before.
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

/**
 * What a response means for the order. The message of an unknown outcome is null when it would only say that there was
 * an error.
 * @param sentBefore it was sent earlier, with no clear response
 */
export function outcomeOf(answer: ApiResult<{ order: Order }>, sentBefore: boolean): SendOutcome {
  if (answer.ok) return { type: "placed", order: answer.data.order };
  if (answer.status === null) return { type: "unknown", message: null, answered: false };
  const { code, body, reference } = answer;
  const message = code === "unauthorized" ? sentence("signedOut") : sentenceOf(answer);
  if (isClear(answer, sentBefore)) {
    const changed = z.safeParse(changedSchema, body);
    return { type: "refused", message, quote: changed.success ? changed.data.quote : null };
  }
  if (code === "rate_limited" || code === "unauthorized") return { type: "unknown", message, answered: true };
  return { type: "unknown", message: reference ? withReference(unknownOutcome(), reference) : null, answered: true };
}

/**
 * The draft as an order on the wire: who and where, what, and the total that the customer was shown. The user, payment,
 * delivery and status are fields of the wire format, too; the server decides them itself.
 */
function wireOrder({ order_id, user_id, items, final_amount, language, ...draft }: CheckoutDraft) {
  const shipping = shippingOf(z.parse(checkoutFormSchema(needsEmail({ ...draft, items })), draft.form));
  return {
    ...shipping,
    order_id,
    user_id,
    items: items.map(({ name, qty, price }) => ({ name, qty, price })),
    total_price: final_amount,
    payment_status: "confirmed",
    delivery_date: deliveryText(shipping.state),
    status: FIRST_STATUS,
    isFirstTimeOrder: isFirstOrderOf(user_id, order_id),
    language,
  };
}
