import "server-only";
import * as z from "zod/mini";
import type { Refused } from "#lib/server/http.ts";
import { deliverAfterAnswer } from "#lib/server/notifications/outbox.ts";
import { noClaimCookie } from "#lib/server/offers/claim-cookie.ts";
import { customerOf, eligibilityOf } from "#lib/server/offers/eligibility.ts";
import { placeOrder } from "#lib/server/orders/place-order.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { senderOf } from "#lib/server/requests/sender.ts";
import { withoutOrdered } from "#lib/shop/cart/cart.ts";
import { checkoutFormSchema, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { orderRequestSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";
import type { DiscountKind } from "#lib/shop/pricing/quote.ts";
import { cartOf, setCart } from "./cart-cookie.ts";
import { checkoutOf, type PlainCheckout } from "./checkout-fields.ts";
import { placedPage } from "./placed-page.ts";
import { details } from "./summarise.ts";
import { summaryPage } from "./summary-page.ts";

/**
 * Places the order of a summary's form, as POST /api/orders does. The form has all of the order, so sending it twice is
 * answered with the same page.
 * @throws ApiError; StoreUnavailable
 */
export async function placeFromForm(form: URLSearchParams, request: Request): Promise<Response> {
  const checkout = checkoutOf(form);
  const customer = await customerOf(request);
  const sentId = form.get("order_id") ?? undefined;
  const read = () => parseOr("invalid_order", orderRequestSchema, orderOf(checkout, sentId));
  const count = () => limit("place", request);
  const { address } = senderOf(request);
  const { order, replayed, messages } = await placeOrder(sentId, read, customer, address, count);
  const headers = new Headers(order.discount_kind === "first_order" ? noClaimCookie(request) : {});
  if (replayed) headers.set("Idempotent-Replayed", "true");
  else deliverAfterAnswer({ order, messages });
  const cart = cartOf(request);
  const left = replayed ? cart : withoutOrdered(cart, checkout.lines);
  if (left !== cart) setCart(headers, left, request);
  return placedPage(order, headers);
}

/** The order on the wire, under the id as it was sent. @throws ApiError invalid_order with the wrong fields of the person */
function orderOf({ person, lines, total }: PlainCheckout, order_id: string | undefined) {
  const form = parseOr("invalid_order", checkoutFormSchema(lines.some(isSample)), person);
  const items = lines.map(({ product_name, quantity, price }) => ({ name: product_name, qty: quantity, price }));
  return { ...shippingOf(form), order_id, items, total_price: total };
}

const quotedSchema = z.object({ quote: wireQuoteSchema });
const ofTheLines = ["items", "total_price", "order_id"];

/** After a refusal the summary is shown once more, with the reason and the true figures, and places the same order. */
export async function summaryAgain(refused: Refused, form: URLSearchParams, request: Request) {
  const { code, error, fields = {} } = refused.body;
  if (Object.keys(fields).some((name) => !ofTheLines.includes(name))) return details(form, request, refused);
  const checkout = checkoutOf(form);
  if (!checkout.lines.every(({ quantity, price }) => Number.isInteger(quantity) && Number.isInteger(price)))
    return null;
  const eligibility = await eligibilityOf(await customerOf(request));
  const told = z.safeParse(quotedSchema, refused.body);
  const shared = { eligibility, status: refused.status, headers: new Headers(refused.headers) };
  if (code === "order_id_taken")
    return summaryPage({ ...shared, checkout: { ...checkout, orderId: newOrderId() }, alert: PLACED_BEFORE });
  if (!told.success) return summaryPage({ ...shared, checkout, alert: error });
  const { subtotal, discount_amount, discount_kind, delivery, total_price } = told.data.quote;
  const discountKind = discount_kind as DiscountKind;
  const quoted = { subtotal, discount: discount_amount, discountKind, delivery, total: total_price };
  return summaryPage({ ...shared, checkout, quoted, alert: error });
}

const PLACED_BEFORE =
  "An order was placed from this form before, with other details or packs. Place Order would make another one: call us to change the first.";
