import "server-only";
import { translate } from "#lib/shop/language/translate.ts";
import { html } from "#lib/shop/messages/html.ts";
import { askOnWhatsApp } from "#lib/shop/messages/whatsapp-link.ts";
import { deliveryPromise, expectedBy } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { amountRows, amountsOfOrder } from "#lib/shop/pricing/amounts.ts";
import { paidAndSamples, pickRows } from "#lib/shop/warehouse/pick-list.ts";
import { bill } from "#texts/en/bill.ts";
import { plainPage } from "./plain-page.ts";

/** The order is on the server's disk. The same page for an order that is sent again. */
export function placedPage(order: Order, headers: Headers): Response {
  const { paid, samples } = paidAndSamples(order.items);
  const rows = [...pickRows(paid), ...pickRows(samples)];
  const body = html`<h1>Thank you, your order is placed</h1>
<p>Order id <strong>${order.order_id}</strong><br>Calling us? Just say <span class="big">${spokenNumber(order.order_id)}</span></p>
<div class="notice"><p><strong>${deliveryPromise.headline}</strong> ${deliveryPromise.detail}<br>
Expect this order by <strong>${expectedBy(order.created_at, order.state)}</strong>.</p></div>
<section class="card" aria-label="What you ordered"><ul>${rows.map(({ name, value }) => html`<li>${name}: ${value}</li>`)}</ul>
<dl>${amountRows(amountsOfOrder(order), translate(bill), order.discount_kind).map(({ label, value, tone }) => html`<div class="${tone ?? ""}"><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>
<p>Secure payment: nothing was charged online. Our team confirms payment with you before dispatch.</p>
<p class="row"><a class="button" href="/#categories">Continue Shopping</a>
<a class="button quiet" href="/order-status#id=${order.order_id}">Track this order</a>
<a class="link" href="${askOnWhatsApp(order.order_id)}">Ask us about this order on WhatsApp</a></p>
<p class="small">Tracking needs JavaScript. Without it, call us and say the number above.</p>`;
  return plainPage({ title: "Order placed", body, headers });
}
