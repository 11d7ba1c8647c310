import "server-only";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { type CartLine, itemCount, MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { currentLine, isSold, type LineChange } from "#lib/shop/cart/line-change.ts";
import { categories, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS, samplesProblem } from "#lib/shop/offers/free-samples.ts";
import { samplesPromise } from "#lib/shop/offers/offer-rules.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type Eligibility, quote } from "#lib/shop/pricing/quote.ts";
import { isSoldOut, pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";
import { bill, lineFacts } from "./bill.ts";
import { plainPage } from "./plain-page.ts";

/** Where the cart's forms are sent. */
const ACTION = "/api/plain/cart";

/** The cart without scripts: each line is a form, and so are the free samples. */
export function cartPage(lines: CartLine[], eligibility: Eligibility): Response {
  const state = shopState();
  if (lines.length === 0) return plainPage({ title: "Your cart", step: "cart", body: emptyCart() });
  const today = lines.map((line) => currentLine(line, state));
  const sold = today.filter(({ change }) => isSold(change)).map(({ line }) => line);
  const unsold = sold.length < lines.length ? "Remove what's no longer available, then check out." : null;
  const problem = pauseText(state) ?? unsold ?? samplesProblem(lines, translate(sampleRules));
  const body = html`<h1>Your cart</h1>
<ul class="lines">${today.map(({ line, change }) => row(line, change))}</ul>
${lines.length >= MAX_LINES && html`<p class="notice">An order has at most ${MAX_LINES} lines.</p>`}
${sold.some(({ isSample }) => !isSample) && eligibility.samples === "available" && samplesForm(lines, state)}
<section class="card" aria-labelledby="sum"><h2 id="sum">Order summary</h2>
<p>${itemCount(sold, translate(packCount))}</p>
${bill(quote(sold, eligibility), sold, eligibility)}
${problem === null ? html`<p><a class="button wide" href="/plain/details">Proceed to Checkout</a></p>` : html`<p class="notice">${problem}</p>`}
<p class="row"><a class="link" href="/#categories">Continue Shopping</a>
<a class="link" href="${orderOnWhatsApp(sold)}">Order these on WhatsApp</a></p></section>`;
  return plainPage({ title: "Your cart", step: "cart", body, chat: orderOnWhatsApp(sold) });
}

function emptyCart(): Html {
  return html`<h1>Your Cart is Empty</h1>
<p>Everything starts with one pack. Have a look around.</p>
<ul>${categories.map(({ slug, title, tamil }) => html`<li><a class="link" href="/category/${slug}">${title}</a> <span lang="ta">${tamil}</span></li>\n`)}</ul>
<p class="small">Just ordered? <a href="/order-status">Track your order</a>.</p>`;
}

function row(line: CartLine, change: LineChange | null): Html {
  const slug = findProductByName(line.product_name)?.slug ?? "";
  const what = line.isSample ? `the sample of ${line.name}` : line.name;
  const remove = html`<button class="quiet" name="${line.isSample ? "remove_sample" : "remove"}" value="${slug}" aria-label="Remove ${what}">Remove</button>`;
  const quantity = html`<label>Packs <input type="number" name="qty" min="1" max="${MAX_QUANTITY}" value="${line.quantity}" aria-label="Packs of ${line.name}"></label>
<button class="quiet" name="set" value="${slug}" aria-label="Update ${line.name}">Update</button>`;
  return html`<li class="card line" id="${line.isSample ? "sample-" : ""}${slug}">${lineFacts(line, change)}
<form method="post" action="${ACTION}" class="row">
${!line.isSample && isSold(change) && quantity}
${remove}
${!line.isSample && isSold(change) && html`<strong>${rupees(line.price * line.quantity)}</strong>`}</form></li>
`;
}

function samplesForm(lines: CartLine[], state: ShopState): Html {
  const chosen = lines.filter(({ isSample }) => isSample).map(({ product_name }) => product_name);
  const box = ({
    slug,
    name,
    tamil,
  }: (typeof products)[number]) => html`<div><label class="tick"><input type="checkbox" name="sample" value="${slug}"${chosen.includes(name) && html` checked`}> <span>${name} <span lang="ta">${tamil}</span></span></label></div>
`;
  return html`<details class="card" id="samples"><summary>Free ${SAMPLE_GRAMS}g samples: choose up to ${MAX_SAMPLES}</summary>
<p>New here? Taste first: pick up to ${MAX_SAMPLES} different ones. ${samplesPromise(false, translate(offerRules))} We'll ask for your e-mail with your details.</p>
<form method="post" action="${ACTION}">${products.filter(({ slug }) => !isSoldOut(state, slug)).map(box)}
<button name="samples" value="1">${chosen.length > 0 ? "Change samples" : "Add samples"}</button></form></details>`;
}
