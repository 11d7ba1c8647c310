import "server-only";
import { customerOf, eligibilityOf } from "#lib/server/offers/eligibility.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { cartOf } from "./cart-cookie.ts";
import { cartPage } from "./cart-page.ts";
import { detailsPage } from "./details-page.ts";
import { seeOther } from "./plain-page.ts";

/** The cart of the request's cookie. @throws StoreUnavailable */
export async function showCart(request: Request): Promise<Response> {
  return cartPage(cartOf(request), await eligibilityOf(await customerOf(request)));
}

/** The details of a new checkout, which gets its id here; an empty cart has none. @throws StoreUnavailable */
export async function showDetails(request: Request): Promise<Response> {
  const lines = cartOf(request);
  if (lines.length === 0) return seeOther("/plain/cart");
  const { total } = quote(lines, await eligibilityOf(await customerOf(request)));
  return detailsPage({ orderId: newOrderId(), person: emptyCheckoutForm, lines, total });
}
