import { palette } from "#lib/shop/content/palette.ts";
import { type Html, html, trustedHtml } from "#lib/shop/language/html.ts";

/** The shop's mark: a ring, six cups and one in their midst. Its shapes differ on a black and white printer too. */
export const slipMark = `<svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true"><circle cx="32" cy="32" r="29.75" fill="#fff" stroke="${palette.brass}" stroke-width="4"/><circle cx="32" cy="32" r="8" fill="${palette.chilli}"/><circle cx="32" cy="13.8" r="8" fill="${palette.turmeric}"/><circle cx="47.76" cy="22.9" r="8" fill="${palette.leaf}"/><circle cx="47.76" cy="41.1" r="8" fill="${palette.brass}"/><circle cx="32" cy="50.2" r="8" fill="${palette.ink}"/><circle cx="16.24" cy="41.1" r="8" fill="${palette.orange}"/><circle cx="16.24" cy="22.9" r="8" fill="${palette.tamarind}"/></svg>`;

/**
 * Ink on paper: no grounds that eat toner, one A4 page for all but the longest orders, no line torn between two pages.
 */
export const slipCss = `
@page{size:A4;margin:14mm}
*{box-sizing:border-box;margin:0}
body{background:#fff;color:#1d120c;font:12.5pt/1.4 'Hind Madurai','Segoe UI','Noto Sans Tamil',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:182mm;margin:0 auto}
main+main{break-before:page}
header{display:flex;align-items:center;gap:5mm;padding-bottom:4mm;border-bottom:1.5pt solid #1d120c}
header strong{font:bold 22pt/1.1 Fraunces,Georgia,serif}
header p{margin-left:auto;text-align:right}
.stop{margin-top:5mm;padding:3mm;border:3pt solid #1d120c;font-size:20pt;font-weight:bold;text-align:center}
.top{display:flex;gap:10mm;padding:6mm 0}
.top>*{flex:1}
address{font-style:normal;padding:4mm;border:1pt solid #1d120c;border-radius:3mm}
h1{font:bold 44pt/1 Fraunces,Georgia,serif;letter-spacing:.02em;margin-bottom:2mm;white-space:nowrap}
h2{font-size:11pt;font-weight:bold;text-transform:uppercase;letter-spacing:.06em;margin-bottom:1.5mm}
h2 span{float:right;text-transform:none;letter-spacing:0;font-size:12.5pt}
.note{margin-bottom:5mm;padding:3mm;border:2pt solid #1d120c;font-size:13pt;font-weight:bold;white-space:pre-line;break-inside:avoid}
.small{font-size:10pt;margin-bottom:2mm}
.name,.phone{font-size:15pt;font-weight:bold}
table{width:100%;border-collapse:collapse;margin-bottom:5mm}
tr{border-top:.5pt solid #8b7a70;break-inside:avoid}
td{padding:1.8mm 0;vertical-align:top}
.box{width:9mm}
.box i{display:block;width:5mm;height:5mm;border:1.2pt solid #1d120c;border-radius:.8mm;margin-top:.3mm}
.qty{width:16mm;font-weight:bold;text-align:right;padding-right:4mm;white-space:nowrap}
.sum{width:28mm;text-align:right;white-space:nowrap}
.bottom{display:flex;justify-content:space-between;align-items:flex-end;gap:10mm;border-top:1.5pt solid #1d120c;padding-top:4mm;break-inside:avoid}
dl{width:70mm}
dl div{display:flex;justify-content:space-between}
.collect{font-size:13pt;text-align:right}
.collect strong{display:block;font:bold 30pt/1.1 Fraunces,Georgia,serif}
.collect span{font-size:10pt}
.code{width:36mm;flex:none}
[lang=ta]{display:block;font-size:.9em}
td [lang=ta]{display:inline}
td [lang=ta]::before{content:" · "}
.collect+[lang=ta]{text-align:right}
.signed{display:flex;gap:3mm;align-items:flex-end;padding-top:9mm;font-size:10pt;break-inside:avoid}
.signed i{flex:1;border-bottom:.75pt solid #1d120c;margin-right:4mm}
.bill header>div:last-child{margin-left:auto;text-align:right}
.bill h1{font-size:16pt;white-space:normal}
.bill table{margin-top:4mm;font-size:9.5pt}
.bill td,.bill th{padding:1.6mm 0;vertical-align:bottom}
.bill td:first-child{min-width:26mm}
.bill th{text-align:left;font-size:8.5pt}
.bill td+td,.bill th+th{padding-left:3mm;text-align:right;white-space:nowrap}
.bill tfoot{display:table-row-group;font-weight:bold}
footer{margin-top:7mm;font-size:9pt;color:#4a382e}
@media screen{.wide{overflow-x:auto}body{background:#efe9df}main{max-width:210mm;background:#fff;padding:14mm;margin:8mm auto}}
@media screen and (max-width:600px){.bill header{flex-wrap:wrap}.top,.bottom{flex-direction:column;align-items:stretch}}`;

/** A document to print, which loads nothing. @param script of it, if it has one */
export function printedPage(title: string, body: Html, script?: string): string {
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${trustedHtml(slipCss)}</style></head>
<body>${body}${script !== undefined && html`<script>${trustedHtml(script)}</script>`}</body></html>
`.markup;
}
