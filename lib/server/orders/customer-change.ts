import "server-only";
import { ApiError, refuseField } from "#lib/server/http/route.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { changedLines, changedOrder, mayBeChanged } from "#lib/shop/order/changed-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { CustomerChange } from "#lib/shop/order/order-change.ts";
import { isDelivered } from "#lib/shop/order/pincode-delivery.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { samplesProblem } from "#lib/shop/pricing/sample-texts.ts";
import { fields } from "#texts/en/fields.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";

/**
 * The order with what its customer asks for.
 * @throws ApiError order_moved when the parcel has left; invalid_order, sample_unavailable; not_delivered for another
 *   place than the order's, which stays good where the shop has stopped to deliver
 */
export function afterCustomerChange(order: Order, change: CustomerChange): Order {
  if (!mayBeChanged(order))
    throw new ApiError("order_moved", {
      message: `It is ${order.status}: what is in it and where it goes can't be changed any more.`,
      body: { order },
    });
  const next = changedOrder(order, change, change.items && linesOf(order, change.items));
  const placeOf = ({ address }: Order) => address.state + address.pincode;
  if (placeOf(next) !== placeOf(order) && !isDelivered(next.address)) throw new ApiError("not_delivered");
  // Samples are counted by it, and a signed-in customer's bill goes there.
  if (!next.guest_email && (next.user_id !== null || next.items.some(isSample)) && order.guest_email)
    throw new ApiError("invalid_order", { fields: { guest_email: sentencesOf(fields)("email").message } });
  return next;
}

/** @throws ApiError invalid_order, sample_unavailable */
function linesOf(order: Order, asked: NonNullable<CustomerChange["items"]>): Line[] {
  const { lines, unknown } = changedLines(order, asked);
  if (unknown.length > 0) refuseField("items", `Not sold here, or no sample of this order: ${unknown.join(", ")}`);
  const problem = samplesProblem(lines, sentencesOf(sampleRules));
  if (problem) refuseField("items", problem, "sample_unavailable");
  return lines;
}
