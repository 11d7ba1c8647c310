import { palette } from "#lib/shop/content/palette.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { type Html, html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";
import { DEFAULT_LANGUAGE, type Language, languages, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";

/** The content of one e-mail, before it is laid out as text and as HTML. */
export type EmailContent = {
  /** Of all its texts; without it they are in English. */
  language?: Language;
  subject: string;
  heading: string;
  /** Paragraphs before the facts. */
  opening: string[];
  /** `href`: what a press of the value opens. */
  facts: [label: string, value: string, href?: string][];
  /** Labels of the facts that are emphasised. */
  weighty?: string[];
  /** Paragraphs after the facts, with a link or without. */
  closing: { text: string; href?: string }[];
  /** The sender, in small print. */
  footing?: string[];
};

/** An e-mail. Its text and HTML parts are made from one content. */
export type Email = { subject: string; text: string; html: string };

/**
 * Lays a content out as text and as HTML. The HTML loads nothing: no remote picture, no script. It has light and dark
 * colours.
 */
export function layOutEmail(content: EmailContent): Email {
  return { subject: content.subject, text: textOf(content), html: emailHtml(content) };
}

function textOf({ language = "en", heading, opening, facts, closing, footing = [] }: EmailContent): string {
  const lines = facts.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`);
  const ending = closing.map(({ text, href }) => (href ? `${text}: ${href}` : text));
  const ground = footing.length > 0 ? [footing.join("\n")] : [];
  return [`${shop.names[language]}: ${heading}`, ...opening, ...lines, ...ending, ...ground].join("\n\n");
}

/**
 * Lays an e-mail out as HTML. It uses tables, because mail programs support little else. Colours are in the style
 * sheet, and again in attributes where a program without style sheets would lose the structure. No picture, no script,
 * no style attribute.
 */
function emailHtml(content: EmailContent): string {
  const { language = "en", subject, heading, opening, facts, weighty = [], closing, footing = [] } = content;
  const rows = facts.map((fact) => factRow(fact, weighty.includes(fact[0])));
  const foot = html`<tr><td class="foot">${paragraphs(footing)}</td></tr>`;
  return html`<!doctype html>
<html lang="${language === DEFAULT_LANGUAGE ? languages[language].locale : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${trustedHtml(emailCss)}</style></head>
<body><div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="${palette.paper}"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" bgcolor="${palette.rice}">
<tr><td class="head" bgcolor="${palette.chilli}">${letterheadIn(language)}</td></tr>
<tr><td class="body">
<h1>${heading}</h1>
${paragraphs(opening)}
<table class="facts" width="100%" cellpadding="0" cellspacing="0">
${joinHtml(rows, "\n")}
</table>
${joinHtml(closing.map(closingParagraph), "\n")}
</td></tr>
${footing.length > 0 && foot}
</table>
</td></tr></table>
</div></body></html>`.markup;
}

/**
 * The shop's mark, two cups beside three beside two, drawn with boxes: mail programs block pictures, or report their
 * loading.
 */
const petti = [
  ["tamarind", "orange"],
  ["turmeric", "chilli", "ink"],
  ["leaf", "brass"],
].map((column) => html`<span>${column.map((cup) => html`<i class="${cup}"></i>`)}</span>`);

const letterheadIn = (language: Language) => html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><div class="petti" aria-hidden="true">${petti}</div></td>
<td class="name"><span class="shop">${shop.name}</span> <span class="tamil" lang="${SECOND_LANGUAGE}">${shop.names[SECOND_LANGUAGE]}</span><br>
<span class="tagline">${shopTextsIn(language).tagline}</span></td>
</tr></table>`;

function paragraphs(texts: string[]): Html {
  return joinHtml(
    texts.map((text) => html`<p>${text}</p>`),
    "\n",
  );
}

/** Line breaks become tags: some mail programs drop the line breaks of a text. */
function factRow([label, value, href]: EmailContent["facts"][number], weighty: boolean): Html {
  const lines = joinHtml(
    value.split("\n").map((line) => html`${line}`),
    "<br>\n",
  );
  const weight = trustedHtml(weighty ? ' class="weighty"' : "");
  return html`<tr${weight}><th scope="row">${label}</th><td>${href === undefined ? lines : html`<a href="${href}">${lines}</a>`}</td></tr>`;
}

/** The first link is a button, the others are plain links. */
function closingParagraph({ text, href }: EmailContent["closing"][number], index: number): Html {
  if (href === undefined) return html`<p>${text}</p>`;
  if (index > 0) return html`<p><a href="${href}">${text}</a></p>`;
  return html`<table role="presentation" class="way" cellpadding="0" cellspacing="0"><tr><td bgcolor="${palette.chilli}"><a class="button" href="${href}">${text}</a></td></tr></table>`;
}

/** The cups of the shop's mark. */
const cups = ["chilli", "turmeric", "leaf", "brass", "ink", "orange", "tamarind"] as const;

/**
 * The shop's colours in dark mode; programs that invert colours themselves then have dark on light or light on dark
 * everywhere.
 */
const dark = `
body,.page{background:#1B110C;color:${palette.paper}}
.card{background:${palette.ink}}
.foot{background:#37231A}
.head,.way td{background:#8A1A17}
h1,.facts tr.weighty td{color:#FFE3B8}
.facts th,.foot{color:#D9B48C}
.facts th,.facts td,.foot{border-color:#5B4334}
.facts tr.weighty th,.facts tr.weighty td{background:#3D281B}
p a{color:#FFC2AE}`;

const narrow = `
.page>tbody>tr>td{padding:0}
.card{border-radius:0}
.head{padding:16px}
.body{padding:20px 16px}
.foot{padding:12px 16px}
h1{font-size:25px}
.facts th{display:block;width:auto;padding:9px 0 0;line-height:20px}
.facts td{display:block;padding:0 0 10px;border-top:0}
.facts tr.weighty th{padding:9px 12px 0;line-height:20px}
.facts tr.weighty td{padding:0 12px 10px;font-size:18px}`;

/** The style sheet of every mail: the shop's colours and type, narrow screens, the dark. */
const emailCss = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:${palette.paper};color:${palette.ink};font:16px/1.5 'Hind Madurai','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
.page>tbody>tr>td{padding:24px 12px}
.card{max-width:600px;background:${palette.rice};text-align:left;border-radius:16px;overflow:hidden}
.head{padding:20px 32px;background:${palette.chilli};border-bottom:4px dotted ${palette.turmeric};color:${palette.rice}}
.petti{width:46px;padding:2px 0;border:3px solid ${palette.gilt};border-radius:50%;background:${palette.rice};text-align:center;line-height:0;font-size:0}
.petti span{display:inline-block;vertical-align:middle}
.petti i{display:block;width:12px;height:12px;margin:1px;border-radius:50%}
.name{padding-left:14px;line-height:1.25}
.shop{font:bold 26px/1.1 Fraunces,Georgia,'Times New Roman',serif}
.tamil{font-size:16px}
.tagline{font-size:14px}
.body{padding:28px 32px}
h1{margin:0 0 14px;color:${palette.chilli};font:bold 30px/1.15 Fraunces,Georgia,'Times New Roman',serif}
p{margin:0 0 14px}
.facts{margin:0 0 22px;border-collapse:collapse}
.facts th{width:104px;padding:10px 12px 10px 0;border-top:1px solid #E4D6BE;color:${palette.tamarind};font-weight:normal;font-size:14px;line-height:24px;text-align:left;vertical-align:top}
.facts td{padding:10px 0;border-top:1px solid #E4D6BE;vertical-align:top;overflow-wrap:anywhere}
.facts tr.weighty th,.facts tr.weighty td{background:#FCEBC3}
.facts tr.weighty th{padding-left:12px;line-height:30px}
.facts tr.weighty td{padding-right:12px;color:${palette["chilli-dark"]};font-size:20px;font-weight:bold}
.way{margin:0 0 18px}
.way td{border-radius:999px;background:${palette.chilli}}
.button{display:inline-block;padding:13px 26px;color:${palette.rice};font-weight:bold;text-decoration:none}
p a{color:${palette.chilli}}
.foot{padding:16px 32px;border-top:1px solid #E4D6BE;background:#F7EDD7;color:${palette.tamarind};font-size:14px}
.foot p{margin:0}
${cups.map((cup) => `.${cup}{background:${palette[cup]}}`).join("")}
@media (max-width:480px){${narrow}}
@media (prefers-color-scheme:dark){${dark}}`;
