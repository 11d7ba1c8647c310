import { type Html, html, trustedHtml } from "#lib/shop/language/html.ts";
import { slipCss } from "./packing-slip-look.ts";

/** A document to print, which loads nothing. @param script of it, if it has one */
export function printedPage(title: string, body: Html, script?: string): string {
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${trustedHtml(slipCss)}</style></head>
<body>${body}${script !== undefined && html`<script>${trustedHtml(script)}</script>`}</body></html>
`.markup;
}
