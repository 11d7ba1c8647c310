import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { escapeHtml } from "#lib/shop/messages/escape-html.ts";
import { SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { expectedBy } from "#lib/shop/order/delivery.ts";
import { type Order, type OrderItem, spokenNumber } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { amountRows, amountsOfOrder } from "#lib/shop/pricing/amounts.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { addressText, shop } from "#lib/shop/shop.ts";
import { slipCss, slipMark } from "./packing-slip-look.ts";
import { paidAndSamples, pickCount } from "./pick-list.ts";

const placedOn = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" });

/**
 * An order as one page for paper: who gets it, what goes into the parcel with a box to tick for each, and what is to be
 * collected. A whole HTML document that fetches nothing; it carries the customer's full address.
 */
export function packingSlipHtml(order: Order): string {
  const { paid, samples } = paidAndSamples(order.items);
  const cancelled = order.status === "cancelled";
  const number = escapeHtml(spokenNumber(order.order_id));
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Packing slip ${number}</title><style>${slipCss}</style></head>
<body><main>
<header>${slipMark}<div><strong>${escapeHtml(shop.name)}</strong><br>${escapeHtml(shop.tagline)}</div><p>Packing slip<br>${placedOn.format(new Date(order.created_at))}</p></header>
${cancelled ? "<p class=stop>CANCELLED: do not pack</p>" : ""}
<section class="top">
<div><h1>${number}</h1><p class="small">${escapeHtml(order.order_id)}</p><p>${escapeHtml(statusText(order.status))}${cancelled ? "" : `. Expected by ${expectedBy(order.created_at, order.state)}.`}</p></div>
<address><h2>Deliver to</h2><p class="name">${escapeHtml(order.guest_name)}</p>
${addressLines(order.guest_address)}<p class="phone">${escapeHtml(order.guest_phone)}</p></address>
</section>
<section><h2>Pick <span>${pickCount(order.items)}</span></h2>
${lines(paid)}</section>
${samples.length > 0 ? `<section><h2>Free samples</h2>\n${lines(samples)}</section>` : ""}
<section class="bottom"><dl>${amountRows(amountsOfOrder(order)).map(amount).join("")}</dl>
<p class="collect">To collect <strong>${rupees(order.total_price)}</strong><span>nothing paid online</span></p></section>
<p class="signed">Packed by <i></i> Checked by <i></i> Date <i></i></p>
<footer>${escapeHtml(shop.legalName)}, ${escapeHtml(addressText)}. ${escapeHtml(shop.phone)}, ${escapeHtml(shop.email)}. FSSAI ${escapeHtml(shop.fssaiLicence)}</footer>
</main></body></html>
`;
}

/** Street, city and state below each other, as a label has them. */
function addressLines(address: string): string {
  return `<p>${address.split(", ").map(escapeHtml).join(",<br>\n")}</p>\n`;
}

function lines(items: OrderItem[]): string {
  return `<table>${items
    .map(
      ({ name, qty, price }) =>
        `<tr><td class="box"><i></i></td><td class="qty">${qty} ×</td><td>${escapeHtml(name)}, ${price === 0 ? SAMPLE_GRAMS : gramsOf(name)} g</td><td class="sum">${price === 0 ? "FREE" : rupees(price * qty)}</td></tr>`,
    )
    .join("\n")}</table>`;
}

const amount = ({ label, value }: { label: string; value: string }) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
