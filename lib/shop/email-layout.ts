import { shop } from "./shop";

/** One mail's content, before it is laid out as text and as HTML. */
export type EmailContent = {
  subject: string;
  heading: string;
  /** Sentences before the facts. */
  opening: string[];
  facts: [label: string, value: string][];
  /** Sentences after the facts, each with a link where it leads somewhere. */
  closing: { text: string; href?: string }[];
};

/** A mail whose text and HTML parts say the same, because both are made from one content. */
export type Email = { subject: string; text: string; html: string };

/** Lays a content out. The HTML stands alone: no remote picture, no script, light and dark colours. */
export function layOutEmail(content: EmailContent): Email {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ heading, opening, facts, closing }: EmailContent): string {
  const told = facts.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`);
  const ending = closing.map(({ text, href }) => (href ? `${text}: ${href}` : text));
  return [`${shop.name}: ${heading}`, ...opening, ...told, ...ending].join("\n\n");
}

/** The seven cups of the anjarai petti, drawn with letters: a picture would be blocked, or followed. */
const cups = ["#E8A317", "#A3201D", "#2E6B3B", "#6B3A20", "#B8862D", "#7D1614", "#35502A"];

const css = `
body{margin:0;background:#FBF5E6;color:#2B1A12;font:16px/1.5 Georgia,'Times New Roman',serif}
main{max-width:36rem;margin:0 auto;padding:24px;background:#FFFDF7;border-top:6px solid #A3201D}
h1{font-size:26px;line-height:1.2;margin:8px 0 16px;color:#A3201D}
table{border-collapse:collapse;width:100%}
th{text-align:left;vertical-align:top;padding:8px 16px 8px 0;color:#6B3A20;white-space:nowrap;font-weight:normal}
td{padding:8px 0;white-space:pre-line}
tr{border-bottom:1px solid #E4D6BE}
a{color:#A3201D}
${cups.map((color, index) => `.c${index}{color:${color}}`).join("")}
@media (prefers-color-scheme:dark){body{background:#1B110C;color:#FBF5E6}main{background:#2B1A12}h1,a{color:#F2B9A8}th{color:#D9B48C}tr{border-color:#5B4334}}`;

function htmlOf({ subject, heading, opening, facts, closing }: EmailContent): string {
  const paragraph = (inner: string) => `<p>${inner}</p>`;
  const rows = facts.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const ending = closing.map(({ text, href }) =>
    paragraph(href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text)),
  );
  const dots = cups.map((_, index) => `<span class="c${index}">●</span>`).join("");
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${css}</style></head>
<body><main>
<p><span aria-hidden="true">${dots}</span> ${escapeHtml(shop.name)}</p>
<h1>${escapeHtml(heading)}</h1>
${opening.map((sentence) => paragraph(escapeHtml(sentence))).join("\n")}
<table>
${rows.join("\n")}
</table>
${ending.join("\n")}
</main></body></html>`;
}

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
