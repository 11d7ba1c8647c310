import "server-only";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { changeText, type LineChange } from "#lib/shop/cart/line-change.ts";
import { findProductByName, imageKeyOf } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { amountRows } from "#lib/shop/pricing/amounts.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import type { Eligibility, Quote } from "#lib/shop/pricing/quote.ts";
import { bill as billTexts } from "#texts/en/bill.ts";
import { lineChange } from "#texts/en/line-change.ts";
import { priceWhy } from "#texts/en/price-why.ts";

/** The rows of a bill, and the reason for its discount, as the cart of the shop's own pages has them. */
export function bill(quoted: Quote, lines: CartLine[], eligibility: Eligibility): Html {
  const kind = quoted.discountKind;
  // Accounts need scripts: nothing here speaks of an offer that needs one.
  const shown: Eligibility =
    eligibility.firstOrder === "none" ? { ...eligibility, firstOrder: "unavailable" } : eligibility;
  const why = explainPrice({ lines, eligibility: shown, kind }, translate(priceWhy));
  const rows = amountRows(quoted, translate(billTexts), kind);
  return html`<dl>${rows.map(({ label, value, tone }) => html`<div class="${tone ?? ""}"><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>
${why !== null && html`<p class="small">${why}</p>`}
${kind === "first_order" && html`<p class="small">Uses the offer claimed in this browser</p>`}`;
}

/** A line's picture, name and price, and what has changed about it since it was shown. */
export function lineFacts({ name, category, price, isSample }: CartLine, change: LineChange | null): Html {
  const product = findProductByName(name);
  const files =
    product && !isSample ? packFiles(product, { to: 160 }) : pictureFiles(imageKeyOf(name, category), { to: 160 });
  const each = isSample ? `${SAMPLE_GRAMS}g sample, free` : `${rupees(price)} each`;
  return html`<img src="${files.src}" alt="" width="${files.width}" height="${files.height}">
<div><h2>${product ? html`<a href="/product-details/${product.slug}">${name}</a>` : name}</h2>
${product !== undefined && html`<p lang="ta">${product.tamil}</p>`}
<p>${category} · ${each}</p>
${change !== null && html`<p class="wrong">${changeText(change, translate(lineChange))}</p>`}</div>`;
}
