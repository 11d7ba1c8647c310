import { shopNameIn } from "#lib/shop/catalogue/names.ts";
import { type EmailContent, emailHtml } from "./email-html.ts";

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
