import "server-only";
import { createHash } from "node:crypto";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { type Html, html, trustedHtml } from "#lib/shop/messages/html.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { slipMark } from "#lib/shop/warehouse/packing-slip-look.ts";
import { plainCss } from "./plain-look.ts";

const styleHash = createHash("sha256").update(plainCss).digest("base64");
/** The page's own style, the shop's pictures and its forms, and nothing else. */
const POLICY = [
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'`,
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
].join("; ");

type Step = "cart" | "details" | "summary";
const steps: [Step, string][] = [
  ["cart", "Cart"],
  ["details", "Details"],
  ["summary", "Summary"],
];

type Page = {
  title: string;
  body: Html;
  /** Where in the purchase the page is. */
  step?: Step;
  status?: number;
  headers?: Headers;
  /** A chat about what is on the page; by default an empty one. */
  chat?: string;
};

/** A page without scripts as a response that no cache stores and no search engine lists. */
export function plainPage({ title, body, step, status = 200, headers = new Headers(), chat }: Page): Response {
  const own = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(documentOf(title, body, step, chat), { status, headers });
}

/** Leads to a page of the shop after a form was carried out, so that a reload does not send the form again. */
export function seeOther(location: string, headers = new Headers()): Response {
  headers.set("Location", location);
  return plainPage({
    title: "One moment",
    body: html`<p><a class="button" href="${location}">Continue</a></p>`,
    status: 303,
    headers,
  });
}

function documentOf(title: string, body: Html, step: Step | undefined, chat = contactLinks.whatsapp): string {
  const pause = pauseText(shopState());
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#FBF5E6">
<title>${title} | ${shop.name}</title><style>${trustedHtml(plainCss)}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><a class="name" href="/">${trustedHtml(slipMark)} <span>${shop.name}</span></a>
<nav aria-label="Shop"><a href="/categories">Categories</a> <a href="/search">Search</a> <a href="/plain/cart">Cart</a></nav></header>
${pause !== null && html`<p class="notice stop" role="alert">${pause}</p>`}
<main id="content">
${step !== undefined && html`<ol class="steps" aria-label="Your order">${steps.map(([key, name]) => (key === step ? html`<li aria-current="step">${name}</li>` : html`<li>${name}</li>`))}</ol>`}
${body}
</main>
<footer>Need a hand? Call <a href="${contactLinks.phone}">${shop.phone}</a> or order on <a href="${chat}">WhatsApp, ${shop.whatsapp}</a>.
<a href="/shipping-returns">Shipping and returns</a> <a href="/privacy">Privacy</a></footer>
</body></html>
`.markup;
}
