import { shop } from "#lib/shop/facts/shop.ts";
import { shortDateOf } from "#lib/shop/language/dates.ts";
import { type Html, html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { paise, placeOfSupply } from "#lib/shop/tax/gst.ts";
import { numberOf, paperName, type TaxBill, type TaxLine } from "#lib/shop/tax/tax-bill.ts";
import { printedPage, slipMark } from "./packing-slip-look.ts";

const COMPOSITION = "Composition taxable person, not eligible to collect tax on supplies.";
type Column = { head: string; cell: (line: TaxLine) => string; sum?: string };

/**
 * Bills and credit notes as one HTML document to print, which loads nothing: a page for each, with its buyer's full
 * address.
 */
export function billsHtml(bills: TaxBill[]): string {
  const title = bills.map((bill) => `${paperName(bill)} ${numberOf(bill)}`).join(", ");
  return printedPage(title, joinHtml(bills.map(billSection), "\n"));
}

/** The paper as a page of a document. */
export function billSection(bill: TaxBill): Html {
  const { seller, buyer, credits, is_void, lines, sums, order_id, day } = bill;
  const columns = columnsOf(bill);
  const row = (line: TaxLine) => html`<tr>${columns.map(({ cell }) => html`<td>${cell(line)}</td>`)}</tr>`;
  const notes = [
    seller.tax_kind === "composition" ? COMPOSITION : "",
    seller.tax_kind === "regular" ? "Prices include all taxes. Tax is not payable on reverse charge." : "",
    lines.some(({ price }) => price === 0) ? "What costs 0.00 comes free with this order." : "",
  ];
  return html`<main class="bill">
<header>${trustedHtml(slipMark)}<div><strong>${shop.name}</strong><br>${seller.legal_name}</div><div><h1>${paperName(bill)}</h1>${numberOf(bill)}<br>${shortDateOf(day, "en")}</div></header>
${is_void && html`<p class=stop>VOID</p>`}
<section class="top">
<div><h2>Seller</h2><p>${seller.legal_name}<br>${seller.address}</p><p>${seller.gstin !== null && `GSTIN ${seller.gstin}`}</p><p>${seller.fssai ?? false}</p><p>${seller.contact}</p></div>
<address><h2>Buyer, and where it goes</h2><p class="name">${buyer.name}</p><p>${buyer.address}</p><p>Place of supply: ${placeOfSupply(buyer.state)}</p></address>
</section>
<p>${credits !== null && `Takes back ${credits}. `}Order ${spokenNumber(order_id)}, ${order_id}</p>
<div class="wide" tabindex="0" role="region" aria-label="Lines"><table><thead><tr>${columns.map(({ head }) => html`<th>${head}</th>`)}</tr></thead>
<tbody>${joinHtml(lines.map(row), "\n")}</tbody>
<tfoot><tr>${columns.map(({ sum = "" }) => html`<td>${sum}</td>`)}</tr></tfoot></table></div>
<p class="collect">Total <strong>₹${paise(sums.total)}</strong><span>incl. of all taxes</span></p>
<footer>${notes.filter(Boolean).join(" ")}</footer>
</main>`;
}

/** A bill without tax has no columns for it. */
function columnsOf({ seller, lines, sums, buyer }: TaxBill): Column[] {
  const amount = (head: string, name: Exclude<keyof TaxBill["sums"], "gross">): Column => ({
    head,
    cell: (line) => paise(line[name]),
    sum: paise(sums[name]),
  });
  const isTaxed = seller.tax_kind === "regular";
  const isSameState = buyer.state === seller.state;
  const halves = isSameState ? [amount("CGST", "cgst"), amount("SGST", "sgst")] : [amount("IGST", "igst")];
  return [
    { head: "Goods", cell: ({ name, grams }) => (grams > 0 ? `${name}, ${grams} g` : name) },
    ...(lines.some(({ hsn }) => hsn !== "") ? [{ head: "HSN", cell: ({ hsn }: TaxLine) => hsn }] : []),
    { head: "Packs", cell: ({ qty }) => String(qty) },
    { head: "Price", cell: ({ price }) => paise(price) },
    ...(sums.discount > 0 ? [amount("Discount", "discount")] : []),
    ...(isTaxed
      ? [amount("Taxable value", "taxable"), { head: "Tax", cell: ({ rate }: TaxLine) => `${rate}%` }, ...halves]
      : []),
    amount("Total", "total"),
  ];
}
