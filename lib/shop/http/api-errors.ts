import * as z from "zod/mini";
import { shop } from "#lib/shop/facts/shop.ts";
// With their extensions: the edge server reads this file by plain Node too.
import { type Sentence, sentencesOf } from "#lib/shop/language/sentence.ts";
import { refusals } from "#texts/en/refusals.ts";
import { wireMessage } from "./wire-message.ts";

/** What a customer may read. A code's own text has its name, so that the code alone is enough to find it. */
const text = sentencesOf(refusals);

/**
 * Every refusal of the API: the error code for a program, the status, and the error message for a person where the code
 * that refuses has no better one. The one table of error codes.
 */
export const apiErrors = {
  invalid_json: [400, "The request is not readable JSON. Please send it again."],
  unsupported_media_type: [415, "Please send JSON, with Content-Type: application/json."],
  request_timeout: [408, "The request did not arrive in time. Please send it again."],
  body_too_large: [413, "The request is too large. The limit is 64 KiB."],
  uri_too_long: [414, "This address is too long. Please shorten it and try again."],
  unauthorized: [401, text("unauthorized")],
  forbidden: [403, "This request came from another site and was not carried out."],
  not_found: [404, "There is nothing here under this address."],
  method_not_allowed: [405, "This address does not know that method."],
  did_you_mean: [422, "This is almost a usual status. Send it with exact: true if it is meant as it is."],
  ambiguous: [422, "More than one order is meant. Please send the whole id."],
  invalid_order: [422, text("invalid_order")],
  offer_unavailable: [422, text("offer_unavailable")],
  sample_unavailable: [422, text("sample_unavailable")],
  not_delivered: [422, text("not_delivered")],
  price_changed: [409, text("price_changed")],
  misdirected_request: [421, "This shop is being tried out on this machine alone. Please open it at http://localhost."],
  order_id_taken: [409, text("order_id_taken")],
  order_moved: [409, "This order was changed meanwhile."],
  orders_paused: [503, text("orders_paused")],
  rate_limited: [429, text("rate_limited")],
  unavailable: [503, text("unavailable", { phone: shop.phone })],
  internal: [500, text("internal")],
} as const satisfies Record<string, readonly [status: number, message: string | Sentence]>;

export type ApiErrorCode = keyof typeof apiErrors;

/** The sentence of a refusal that has no better one. */
export function usualSentence(code: ApiErrorCode): Sentence {
  const [, message] = apiErrors[code];
  return typeof message === "string" ? { message } : message;
}

/** A refusal with this sentence. Its code says it where it is the usual one; any other for customers is beside it. */
export function refusalBody(code: ApiErrorCode, { message: error, text, values }: Sentence): Refusal {
  const isUsual = text === usualSentence(code).text && !values;
  return { success: false, error, message: isUsual ? undefined : { text, values }, code };
}

/** A refusal as every call sends it. */
export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  /** The same as a code, from which it is made in the reader's language. Without it that of `code` counts. */
  message: wireMessage,
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]),
  /** An error message for each wrong field of the request. */
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusalSchema>;
