import "server-only";
import type { Refused } from "#lib/server/http.ts";
import { customerOf, eligibilityOf } from "#lib/server/offers/eligibility.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { isSold, lineChange } from "#lib/shop/cart/line-change.ts";
import { checkoutFormSchema } from "#lib/shop/checkout/checkout-form.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { cartOf, setCart } from "./cart-cookie.ts";
import { orderIdIn, personOf } from "./checkout-fields.ts";
import { detailsPage } from "./details-page.ts";
import { seeOther } from "./plain-page.ts";
import { summaryPage } from "./summary-page.ts";

/**
 * The summary of a checkout whose details were sent, or with `do`: the details once more (`edit`), the summary without what is
 * no longer sold (`without_unsold`) or without the samples (`without_samples`).
 * @throws ApiError invalid_order with the wrong fields; StoreUnavailable
 */
export async function summarise(form: URLSearchParams, request: Request): Promise<Response> {
  const before = cartOf(request);
  const act = form.get("do");
  const lines = changed(before, act);
  if (lines.length === 0 && before.length === 0) return seeOther("/plain/cart");
  if (act === "edit") return details(form, request);
  const headers = new Headers();
  if (lines.length < before.length) setCart(headers, lines, request);
  if (lines.length === 0) return seeOther("/plain/cart", headers);
  const person = parseOr("invalid_order", checkoutFormSchema(lines.some(isSample)), personOf(form));
  const eligibility = await eligibilityOf(await customerOf(request));
  const checkout = { orderId: orderIdIn(form), person, lines, total: Number.NaN };
  return summaryPage({ checkout, eligibility, headers });
}

/** The details with what was typed; after a refusal with what is wrong beside the fields. */
export async function details(form: URLSearchParams, request: Request, refused?: Refused): Promise<Response> {
  const lines = cartOf(request);
  const { total } = quote(lines, await eligibilityOf(await customerOf(request)));
  const wrong = refused && { errors: refused.body.fields ?? {}, status: refused.status };
  return detailsPage({ orderId: orderIdIn(form), person: personOf(form), lines, total, ...wrong });
}

/** Wrong fields are shown beside them. */
export async function detailsAgain(refused: Refused, form: URLSearchParams, request: Request) {
  return refused.body.fields ? details(form, request, refused) : null;
}

function changed(lines: CartLine[], act: string | null): CartLine[] {
  if (act === "without_samples") return lines.filter((line) => !isSample(line));
  return act === "without_unsold" ? lines.filter((line) => isSold(lineChange(line, shopState()))) : lines;
}
