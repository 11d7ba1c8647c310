import { shop } from "#lib/shop/shop.ts";
import { emailCss } from "./email-css.ts";
import { escapeHtml } from "./escape-html.ts";

/** One mail's content, before it is laid out as text and as HTML. */
export type EmailContent = {
  subject: string;
  heading: string;
  /** Sentences before the facts. */
  opening: string[];
  facts: [label: string, value: string][];
  /** Labels of the facts that a hurried reader must not miss. */
  weighty?: string[];
  /** Sentences after the facts, each with a link where it leads somewhere. */
  closing: { text: string; href?: string }[];
  /** Who writes, in small print. */
  footing?: string[];
};

/**
 * A mail as HTML. Tables, because mail programs lay out little else; colours in the style sheet and again as attributes
 * where a program that drops style sheets would lose the sense of the page. No picture, no script, no style attribute.
 */
export function emailHtml(content: EmailContent): string {
  const { subject, heading, opening, facts, weighty = [], closing, footing = [] } = content;
  const rows = facts.map(([label, value]) => factRow(label, value, weighty.includes(label)));
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${emailCss}</style></head>
<body><div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FBF5E6"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FFFDF7">
<tr><td class="head" bgcolor="#A3201D">${letterhead}</td></tr>
<tr><td class="body">
<h1>${escapeHtml(heading)}</h1>
${opening.map((sentence) => paragraph(escapeHtml(sentence))).join("\n")}
<table class="facts" width="100%" cellpadding="0" cellspacing="0">
${rows.join("\n")}
</table>
${closing.map(ending).join("\n")}
</td></tr>
${footing.length > 0 ? `<tr><td class="foot">${footing.map((line) => paragraph(escapeHtml(line))).join("\n")}</td></tr>` : ""}
</table>
</td></tr></table>
</div></body></html>`;
}

/** The shop's mark, two cups beside three beside two, drawn with boxes: a picture would be blocked, or followed. */
const petti = [
  ["tamarind", "orange"],
  ["turmeric", "chilli", "ink"],
  ["leaf", "brass"],
]
  .map((column) => `<span>${column.map((cup) => `<i class="${cup}"></i>`).join("")}</span>`)
  .join("");

const letterhead = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><div class="petti" aria-hidden="true">${petti}</div></td>
<td class="name"><span class="shop">${escapeHtml(shop.name)}</span> <span class="tamil" lang="ta">${escapeHtml(shop.tamilName)}</span><br>
<span class="tagline">${escapeHtml(shop.tagline)}</span></td>
</tr></table>`;

const paragraph = (inner: string) => `<p>${inner}</p>`;

/** Line breaks as tags: not every mail program keeps those of the text. */
function factRow(label: string, value: string, weighty: boolean): string {
  const told = escapeHtml(value).replaceAll("\n", "<br>\n");
  return `<tr${weighty ? ' class="weighty"' : ""}><th scope="row">${escapeHtml(label)}</th><td>${told}</td></tr>`;
}

/** The first way on is a button, the others are links. */
function ending({ text, href }: EmailContent["closing"][number], index: number): string {
  if (href === undefined) return paragraph(escapeHtml(text));
  const link = (kind: string) => `<a${kind} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  if (index > 0) return paragraph(link(""));
  return `<table role="presentation" class="way" cellpadding="0" cellspacing="0"><tr><td bgcolor="#A3201D">${link(' class="button"')}</td></tr></table>`;
}
