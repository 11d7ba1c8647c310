import "server-only";
import type { TokenUser } from "#lib/server/auth/id-tokens.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { refusals } from "#texts/en/refusals.ts";
import { findByIdAndPhone } from "./find-by-id-and-phone.ts";

/**
 * Makes a guest's order the order of the user whose verified e-mail it was placed with, when they know its phone
 * number. Every refusal is the same, so that it does not leak which half was right.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function adoptOrder(user: TokenUser, orderId: string, phone: string): Promise<Order> {
  const isAdoptable = (order: Order) =>
    (order.user_id === null || order.user_id === user.uid) &&
    user.emailVerified &&
    user.email !== null &&
    order.guest_email?.toLowerCase() === user.email;
  const found = await findByIdAndPhone(orderId, phone, isAdoptable);
  if (!found) throw notFound();
  // Checked again inside the write: another user with the same address, or staff with another number, may have been
  // faster.
  const adopted = await openStore().update(found.order_id, (order) => ({
    order: isAdoptable(order) && order.guest_phone === phone ? { ...order, user_id: user.uid } : order,
    messages: [],
  }));
  if (adopted?.user_id !== user.uid) throw notFound();
  log.info({ order_id: adopted.order_id, outcome: "adopted" });
  return adopted;
}

function notFound(): ApiError {
  return new ApiError("not_found", { message: sentencesOf(refusals)("notYours") });
}
