import "server-only";
import type { Refused } from "#lib/server/http.ts";
import { type Html, html } from "#lib/shop/messages/html.ts";
import { hiddenFields } from "./form-fields.ts";
import { plainPage } from "./plain-page.ts";

/** Sentences of the API that would say nothing to a person at a form. */
const inWords: Partial<Record<string, string>> = {
  unsupported_media_type: "We couldn't read that form. Please go back and send it again.",
  invalid_json: "We couldn't read that form. Please go back and send it again.",
  body_too_large: "That was more text than a form of ours can have. Please go back and shorten it.",
  method_not_allowed: "This address only takes our forms. Your cart is where you left it.",
  not_found: "We can't find that. Your cart is where you left it.",
};

/**
 * The page of a refusal: what went wrong and what to do. It has the form's fields, so that 'Try again' sends the same once
 * more: an order's id is among them, and it is never placed twice.
 */
export function refusalPage({ status, body, headers }: Refused, request: Request, form?: URLSearchParams): Response {
  const sentence = inWords[body.code] ?? body.error;
  const { pathname } = new URL(request.url);
  const again = form && tryAgain(pathname, [...form]);
  return plainPage({
    title: "Sorry",
    status,
    headers: new Headers(headers),
    body: html`<h1>Sorry</h1>
<p class="notice error" role="alert">${sentence}${body.request_id ? ` (Reference ${body.request_id.slice(0, 8)})` : ""}</p>
${again ?? ""}
<p class="row"><a class="button quiet" href="/plain/cart">Your cart</a> <a class="link" href="/categories">Categories</a></p>`,
  });
}

/** A form that sends the same once more; none where it would be far larger than what was sent, which no person typed. */
function tryAgain(path: string, fields: [string, string][]): Html | null {
  const sent = fields.flat().join("").length;
  const hidden = hiddenFields(fields);
  if (hidden.markup.length > 2 * sent + 2048) return null;
  return html`<form method="post" action="${path}">${hidden}
<button>Try again</button></form>`;
}
