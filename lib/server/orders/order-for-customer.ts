import "server-only";
import { ApiError } from "#lib/server/http.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { maskedCustomer } from "#lib/shop/order/customer-fields.ts";
import { customerView } from "#lib/shop/order/order.ts";
import { refusals } from "#texts/en/refusals.ts";
import { findByIdAndPhone } from "./find-by-id-and-phone.ts";

/**
 * An order for who knows its id, or the six characters of it that are said aloud, and its phone number, with phone and
 * address masked. Every wrong pair gets one and the same answer, so that it does not leak which half was right; after five wrong phones in an hour the right one gets it too.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function orderForCustomer(orderId: string, phone: string) {
  const order = await findByIdAndPhone(orderId, phone);
  if (order) return customerView({ ...order, ...maskedCustomer(order) });
  throw new ApiError("not_found", { message: translate(refusals)("orderNotFound") });
}
