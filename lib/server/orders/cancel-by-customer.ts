import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { noteWithReason } from "#lib/shop/order/cancelling.ts";
import { CANCELLED, isToPack, rowOf } from "#lib/shop/order/order-status.ts";
import { refusals } from "#texts/en/refusals.ts";
import { changeOrder } from "./change-order.ts";
import { maskedView, orderOfCustomer } from "./find-by-id-and-phone.ts";

/**
 * Cancels an order for who knows its id and its phone number, until it is packed. Sent again, it is answered as before.
 * @param reason '' for none; staff read it in the note
 * @returns the order as the status page shows it
 * @throws ApiError not_found, the same for every wrong pair; order_moved once it is packed; StoreUnavailable
 */
export async function cancelByCustomer(orderId: string, phone: string, reason = "") {
  const found = await orderOfCustomer(orderId, phone);
  const change = { status: CANCELLED, note: (before: string | null) => noteWithReason(before, reason) };
  const { order } = await changeOrder(found.order_id, change, "customer", (now) => {
    if (rowOf(now.status).isStopped) return false;
    // Without the order in the answer: a customer's has less of it than staff's.
    const message = sentencesOf(refusals)("packedAlready", { phone: shop.phone });
    if (!isToPack(now.status)) throw new ApiError("order_moved", { message });
    return true;
  });
  return maskedView(order, orderId);
}
