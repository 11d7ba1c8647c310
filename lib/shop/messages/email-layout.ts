import { shopNameIn } from "#lib/shop/catalogue/names.ts";
import { type Html, html, joinHtml, trustedHtml } from "#lib/shop/language/html.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { palette } from "#lib/shop/palette.ts";
import { shop } from "#lib/shop/shop.ts";
import { shopTextsIn } from "#lib/shop/shop-texts.ts";
import { emailCss } from "./email-css.ts";

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

/** Lays a content out as text and as HTML. The HTML loads nothing: no remote picture, no script. It has light and dark colours. */
export function layOutEmail(content: EmailContent): Email {
  return { subject: content.subject, text: textOf(content), html: emailHtml(content) };
}

function textOf({ language = "en", heading, opening, facts, closing, footing = [] }: EmailContent): string {
  const lines = facts.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`);
  const ending = closing.map(({ text, href }) => (href ? `${text}: ${href}` : text));
  const ground = footing.length > 0 ? [footing.join("\n")] : [];
  return [`${shopNameIn(language)}: ${heading}`, ...opening, ...lines, ...ending, ...ground].join("\n\n");
}

/**
 * Lays an e-mail out as HTML. It uses tables, because mail programs support little else. Colours are in the style sheet, and
 * again in attributes where a program without style sheets would lose the structure. No picture, no script, no style attribute.
 */
function emailHtml(content: EmailContent): string {
  const { language = "en", subject, heading, opening, facts, weighty = [], closing, footing = [] } = content;
  const rows = facts.map((fact) => factRow(fact, weighty.includes(fact[0])));
  const foot = html`<tr><td class="foot">${paragraphs(footing)}</td></tr>`;
  return html`<!doctype html>
<html lang="${language === "en" ? "en-IN" : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
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

/** The shop's mark, two cups beside three beside two, drawn with boxes: mail programs block pictures, or report their loading. */
const petti = [
  ["tamarind", "orange"],
  ["turmeric", "chilli", "ink"],
  ["leaf", "brass"],
].map((column) => html`<span>${column.map((cup) => html`<i class="${cup}"></i>`)}</span>`);

const letterheadIn = (language: Language) => html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><div class="petti" aria-hidden="true">${petti}</div></td>
<td class="name"><span class="shop">${shop.name}</span> <span class="tamil" lang="ta">${shop.tamilName}</span><br>
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
