/** A piece of finished HTML. Only `html`, `joinHtml` and `trustedHtml` make one. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template may contain. Text is escaped; false and an empty list add nothing. */
type Part = Html | string | number | false | Part[];

/**
 * A template of HTML that escapes every value: html`<p>${name}</p>`. So no customer's text can become markup because a
 * call was forgotten.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

/** Joins pieces with a separator that is markup, a line break for example. */
export function joinHtml(pieces: Html[], separator: string): Html {
  return new Html(pieces.map(({ markup }) => markup).join(separator));
}

/** Marks a text as HTML without escaping it. For constants of this code only. */
export function trustedHtml(markup: string): Html {
  return new Html(markup);
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join("");
  return part === false ? "" : escapeHtml(String(part));
}

/** Escapes a text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
