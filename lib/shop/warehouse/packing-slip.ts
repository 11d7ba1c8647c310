import { addressLines } from "#lib/shop/customer/address-line.ts";
import { fssaiText } from "#lib/shop/facts/fssai.ts";
import { addressText, shop } from "#lib/shop/facts/shop.ts";
import { shortDateOf, staffDate } from "#lib/shop/language/dates.ts";
import { type Html, html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { expectedBy } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { deliverTo } from "#lib/shop/order/order-facts.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import { rowOf, statusText } from "#lib/shop/order/order-status.ts";
import { paymentWay, toCollect, toPay } from "#lib/shop/order/payment.ts";
import { qrCode } from "#lib/shop/order/qr-code.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import type { TaxBill } from "#lib/shop/tax/tax-bill.ts";
import { bill } from "#texts/en/bill.ts";
import { billSection } from "./bill-page.ts";
import { forPackers, inEnglish, moneyOnParcel, pickListForPackers } from "./packer-words.ts";
import { printedPage, slipMark } from "./packing-slip-look.ts";
import { paidAndSamples, pickCount } from "./pick-list.ts";
import { lineForPackers, packSummary, packTotals, totalName } from "./to-pack.ts";

/** The same for packers, below the English. */
const below = (text: string) => html`<span lang="${SECOND_LANGUAGE}">${text}</span>`;

/**
 * The slips of several orders as one document: first what to take from the shelf for all of them, then a page for each,
 * behind it its bill.
 * @param taxDocuments the bills and credit notes of the order with this id
 * @param script of the document, if it has one
 */
export function packingSlipsHtml(
  orders: Order[],
  taxDocuments: (orderId: string) => TaxBill[] = () => [],
  script?: string,
): string {
  const rows = packTotals(orders).map(
    (total) =>
      html`<tr><td class="box"><i></i></td><td class="qty">${total.qty} ×</td><td>${totalName(total)}${below(totalName(total, SECOND_LANGUAGE))}</td></tr>`,
  );
  const slipAndTaxDocuments = (order: Order) => [slip(order), ...taxDocuments(order.order_id).map(billSection)];
  const totals = html`<main>
<header>${trustedHtml(slipMark)}<div><strong>${shop.name}</strong><br>${shop.tagline}</div><p>To pack</p></header>
<section class="top"><h1>${orders.length} ${orders.length === 1 ? "order" : "orders"}</h1><p>${packSummary(orders)}</p></section>
<table>${joinHtml(rows, "\n")}</table>
</main>
`;
  const pages = joinHtml([totals, ...orders.flatMap(slipAndTaxDocuments)], "\n");
  return printedPage(`Packing slips: ${packSummary(orders)}`, pages, script);
}

function slip(order: Order): Html {
  const { paid, samples } = paidAndSamples(order.items);
  const cancelled = rowOf(order.status).isStopped ?? false;
  const number = spokenNumber(order.order_id);
  const expected = cancelled ? "" : `. Expected by ${expectedBy(order.created_at, order.state, "en", shortDateOf)}.`;
  return html`<main>
<header>${trustedHtml(slipMark)}<div><strong>${shop.name}</strong><br>${shop.tagline}</div><p>Packing slip<br>${staffDate(order.created_at)}</p></header>
${cancelled && html`<p class=stop>${inEnglish("cancelled")}${below(forPackers("cancelled"))}</p>`}
<section class="top">
<div><h1>${number}</h1><p class="small">${order.order_id}</p><p>${statusText(order.status)}${expected}</p></div>
<address><h2>${inEnglish("deliverTo")}</h2>${below(forPackers("deliverTo"))}<p class="name">${order.guest_name}</p>
${addressOn(order)}<p class="phone">${order.guest_phone}</p></address>
</section>
${order.note !== null && html`<section class="note"><h2>${inEnglish("note")}</h2>${below(forPackers("note"))}<p>${order.note}</p></section>`}
<section><h2>Pick <span>${pickCount(order.items)}</span></h2>
${below(pickListForPackers("title", { count: pickCount(order.items, pickListForPackers) }))}
${itemTable(paid)}</section>
${samples.length > 0 && html`<section><h2>${inEnglish("samples")}</h2>\n${below(forPackers("samples"))}${itemTable(samples)}</section>`}
<section class="bottom"><dl>${billRows(billOfOrder(order), translate(bill)).map(amount)}</dl>
${code(order)}${collect(order)}</section>
<p class="signed">Packed by <i></i> Checked by <i></i> Date <i></i></p>
<footer>${shop.legalName}, ${addressText}. ${shop.phone}, ${shop.email}${shop.fssai !== null && `. ${fssaiText()}`}</footer>
</main>`;
}

/** Street, city and state on a line each, as on a label. */
function addressOn(order: Order): Html {
  const lines = deliverTo(order, addressLines(order.address)).map((line) => html`${line}`);
  return html`<p>${joinHtml(lines, "<br>\n")}</p>\n`;
}

function itemTable(items: Line[]): Html {
  const rows = items.map((item) => {
    const { name, qty, price } = item;
    const grams = gramsOfItem(item);
    const sum = price === 0 ? "FREE" : rupees(price * qty);
    return html`<tr><td class="box"><i></i></td><td class="qty">${qty} ×</td><td>${name}, ${grams} g${below(lineForPackers(item))}</td><td class="sum">${sum}</td></tr>`;
  });
  return html`<table>${joinHtml(rows, "\n")}</table>`;
}

/** What was paid, or is still to be paid, and when. */
function collect(order: Order): Html {
  const { paid, total_price } = order;
  const isPaid = paid && toCollect(order) === 0;
  const words = {
    upi: ["Not paid yet", "by UPI before dispatch"],
    cash: ["To collect", "nothing paid online"],
    either: ["To collect", "unless paid by UPI before dispatch"],
  }[paymentWay()];
  const [what, how] = isPaid ? ["Paid", `${paid.how} ${paid.reference}`] : words;
  return html`<div><p class="collect">${what ?? ""} <strong>${rupees(isPaid ? paid.amount : toCollect(order) || total_price)}</strong><span>${how ?? ""}</span></p>
${below(moneyOnParcel(order, forPackers))}</div>`;
}

/** Opens the customer's UPI app, while something is to be paid by it. */
function code(order: Order): Html | false {
  const link = toPay(order) === undefined ? null : upiLink(order);
  if (link === null) return false;
  const { size, path } = qrCode(link);
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" role="img" aria-label="UPI code"><path d="${path}"/></svg>`;
}

const amount = ({ label, value }: { label: string; value: string }) =>
  html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
