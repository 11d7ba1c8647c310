import * as z from "zod/mini";
// With its extension: the edge server reads this file by plain Node too.
import { shop } from "./shop.ts";

/**
 * Every refusal of the API: the error code for a program, the status, and the error message for a person where the code that
 * refuses has no better one. The one table of error codes.
 */
export const apiErrors = {
  invalid_json: [400, "The request is not readable JSON. Please send it again."],
  unsupported_media_type: [415, "Please send JSON, with Content-Type: application/json."],
  body_too_large: [413, "The request is too large. The limit is 64 KiB."],
  uri_too_long: [414, "This address is too long. Please shorten it and try again."],
  unauthorized: [401, "Please sign in again, or check the token."],
  forbidden: [403, "This request came from another site and was not carried out."],
  not_found: [404, "There is nothing here under this address."],
  method_not_allowed: [405, "This address does not know that method."],
  did_you_mean: [422, "This is almost a usual status. Send it with exact: true if it is meant as it is."],
  ambiguous: [422, "More than one order is meant. Please send the whole id."],
  invalid_order: [422, "Please check the order: something in it is missing or wrong."],
  offer_unavailable: [422, "This offer has already been used."],
  sample_unavailable: [422, "Free samples are once per customer, and you've had yours. Remove them to continue."],
  price_changed: [409, "The price has changed. Please check the new total before you place the order."],
  misdirected_request: [421, "This shop is being tried out on this machine alone. Please open it at http://localhost."],
  order_id_taken: [409, "Another order has this id. Please start the checkout again."],
  orders_paused: [503, "We're not taking orders right now."],
  rate_limited: [429, "That was too many requests. Please wait a minute and try again."],
  unavailable: [503, `We can't take your order right now. Please try again in a minute, or call ${shop.phone}.`],
  internal: [500, "Something went wrong on our side. Please try again."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ApiErrorCode = keyof typeof apiErrors;

/** A refusal as every call sends it. */
export const refusalSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]),
  /** An error message for each wrong field of the request. */
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusalSchema>;
