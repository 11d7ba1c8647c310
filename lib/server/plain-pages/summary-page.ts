import "server-only";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { type CartLine, itemCount } from "#lib/shop/cart/cart.ts";
import { currentLine, isSold, type LineChange } from "#lib/shop/cart/line-change.ts";
import type { CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { addressLine } from "#lib/shop/customer/address.ts";
import { pincodeQuestion } from "#lib/shop/customer/pincode.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { isSample, samplesProblem } from "#lib/shop/offers/free-samples.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type Eligibility, type Quote, quote } from "#lib/shop/pricing/quote.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";
import { bill, lineFacts } from "./bill.ts";
import { checkoutFields, type PlainCheckout, personFields } from "./checkout-fields.ts";
import { hiddenFields } from "./form-fields.ts";
import { plainPage } from "./plain-page.ts";

type Summary = {
  checkout: PlainCheckout;
  eligibility: Eligibility;
  /** The server's figures after a refusal. */
  quoted?: Quote;
  /** Why the order was not placed. */
  alert?: string;
  status?: number;
  headers?: Headers;
};

/** The order as it will be placed, and the form that places it: it has everything, so that it can be sent twice. */
export function summaryPage({ checkout, eligibility, quoted, alert, status = 200, headers }: Summary): Response {
  const state = shopState();
  const { person, total: before } = checkout;
  const today = checkout.lines.map((line) => currentLine(line, state));
  const lines = today.filter(({ change }) => isSold(change)).map(({ line }) => line);
  const bought = quoted ?? quote(lines, eligibility);
  const next = { ...checkout, lines, total: bought.total };
  const problem = samplesProblem(lines, translate(sampleRules));
  const blocked = pauseText(state) !== null || lines.length < today.length || problem !== null;
  const question = pincodeQuestion(person.pincode, person.state);
  const body = html`<h1>Order summary</h1>
${alert !== undefined && html`<div class="notice error" role="alert"><p>${alert}</p>${before !== bought.total && totals(before, bought.total)}</div>`}
<section class="card" aria-labelledby="shipping"><h2 id="shipping">Shipping info</h2>
${shippingInfo(person)}
${question !== null && html`<p class="notice">${question}</p>`}
${changeForm(checkout, "edit", "Change")}</section>
<section class="card" aria-labelledby="products"><h2 id="products">Product details</h2>
<ul class="lines">${today.map(({ line, change }) => row(line, change))}</ul>
${bill(bought, lines, eligibility)}
${problem !== null && problem !== alert && html`<p class="notice">${problem}</p>`}
${lines.length < today.length && changeForm(checkout, "without_unsold", "Remove what is no longer available")}
${lines.some(isSample) && changeForm(checkout, "without_samples", "Remove the free samples")}
${
  !blocked &&
  html`<form method="post" action="/api/plain/order">${hiddenFields(checkoutFields(next))}
<button class="wide">Place Order</button></form>`
}
<p><a class="link" href="/plain/cart">Change the cart</a></p>
<p class="small">Nothing is charged online. We confirm payment with you before dispatch.</p></section>`;
  const title = alert === undefined ? "Order summary" : "Not placed yet: Order summary";
  return plainPage({ title, step: "summary", status, body, chat: orderOnWhatsApp(lines), ...(headers && { headers }) });
}

function totals(before: number, now: number): Html {
  if (!Number.isFinite(before)) return html``;
  return html`<p>Total before: <s>${rupees(before)}</s>. Total now: <strong>${rupees(now)}</strong>.</p>`;
}

function shippingInfo(person: CheckoutFormInput): Html {
  return html`<address>${person.guest_name}<br>${addressLine(person)}<br>${person.guest_phone}${person.guest_email !== "" && html`<br>${person.guest_email}`}</address>
<p>If you order today: ${ownDelivery(new Date().toISOString(), person.state)}</p>`;
}

function row(line: CartLine, change: LineChange | null): Html {
  const amount = line.isSample
    ? "FREE"
    : `${line.quantity} × ${rupees(line.price)} = ${rupees(line.price * line.quantity)}`;
  return html`<li class="line">${lineFacts(line, change)}<p class="wide">${itemCount([line], translate(packCount))}${isSold(change) && html`: <strong>${amount}</strong>`}</p></li>
`;
}

/** A button that goes a step back, or takes something out of the cart, and loses nothing that was typed. */
function changeForm({ orderId, person }: PlainCheckout, act: string, label: string): Html {
  return html`<form method="post" action="/api/plain/summary">${hiddenFields([["order_id", orderId], ...personFields(person)])}
<button class="quiet" name="do" value="${act}">${label}</button></form>`;
}
