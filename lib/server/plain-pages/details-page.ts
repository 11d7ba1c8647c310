import "server-only";
import { type CartLine, itemCount } from "#lib/shop/cart/cart.ts";
import type { CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { states } from "#lib/shop/customer/address.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { deliveryPromise, PROCESSING_TIME } from "#lib/shop/order/delivery.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { field, hiddenFields } from "./form-fields.ts";
import { plainPage } from "./plain-page.ts";

type Details = {
  orderId: string;
  person: CheckoutFormInput;
  lines: CartLine[];
  /** Whole rupees. */
  total: number;
  /** What is wrong with each field, and with the whole. */
  errors?: Record<string, string>;
  status?: number;
};

/** The fields in their order on the page, with their labels. */
const labels = {
  guest_name: "Full name",
  guest_phone: "Phone number",
  guest_email: "Email",
  line1: "Address Line 1",
  line2: "Address Line 2",
  pincode: "Pincode",
  city: "City",
  state: "State",
} satisfies Record<keyof CheckoutFormInput, string>;

/** The order details without scripts: who gets the order and where it goes. What was typed stays, whatever was wrong. */
export function detailsPage({ orderId, person, lines, total, errors = {}, status = 200 }: Details): Response {
  const wrong = (Object.keys(labels) as (keyof CheckoutFormInput)[]).filter((name) => errors[name] !== undefined);
  const of = (name: keyof CheckoutFormInput) => ({
    ...{ name, label: labels[name], value: person[name], error: errors[name], first: name === wrong[0] },
  });
  const withSamples = lines.some(isSample);
  const body = html`<h1>Order details</h1>
<p>${itemCount(lines, translate(packCount))}, <strong>${rupees(total)}</strong>. <a href="/plain/cart">Change the cart</a></p>
${wrong.length > 0 && problems(wrong.map((name) => [name, errors[name] ?? ""]))}
<form method="post" action="/api/plain/summary">${hiddenFields([["order_id", orderId]])}
<fieldset class="card"><legend>Contact</legend><div class="two">
${field({ ...of("guest_name"), autocomplete: "name" })}
${field({ ...of("guest_phone"), autocomplete: "tel", type: "tel" })}</div>
${field({ ...of("guest_email"), autocomplete: "email", type: "email", optional: !withSamples, ...(withSamples && { hint: "Free samples need an e-mail address." }) })}</fieldset>
<fieldset class="card"><legend>Delivery address</legend>
${field({ ...of("line1"), autocomplete: "address-line1" })}
${field({ ...of("line2"), autocomplete: "address-line2", optional: true })}<div class="two">
${field({ ...of("pincode"), autocomplete: "postal-code", inputmode: "numeric" })}
${field({ ...of("city"), autocomplete: "address-level2" })}</div>
${field({ ...of("state"), autocomplete: "address-level1", choices: states, hint: "Leave it, and your pincode fills it in where it can." })}</fieldset>
<div class="notice"><p>Processed within ${PROCESSING_TIME}. ${deliveryPromise.headline} ${deliveryPromise.detail}.</p></div>
<button class="wide">Continue to Order Summary</button></form>`;
  const title = wrong.length > 0 ? "Please check: Order details" : "Order details";
  return plainPage({ title, step: "details", status, body, chat: orderOnWhatsApp(lines) });
}

/** What is wrong, each a link to its field: a browser that does not go to the first wrong field still names it first. */
function problems(wrong: [name: string, message: string][]): Html {
  return html`<div class="notice error" role="alert"><p>Please check:</p>
<ul>${wrong.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}</ul></div>`;
}
