import { expect, test } from "vitest";
import { type ApiErrorCode, apiErrors, refusalSchema, usualSentence } from "#lib/shop/api-errors.ts";

const contract = {
  invalid_json: 400,
  unsupported_media_type: 415,
  request_timeout: 408,
  body_too_large: 413,
  uri_too_long: 414,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  did_you_mean: 422,
  ambiguous: 422,
  invalid_order: 422,
  offer_unavailable: 422,
  sample_unavailable: 422,
  not_delivered: 422,
  price_changed: 409,
  misdirected_request: 421,
  order_id_taken: 409,
  order_moved: 409,
  orders_paused: 503,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

test("the codes and their statuses are the contract's, no more and no fewer", () => {
  const statuses = Object.fromEntries(Object.entries(apiErrors).map(([code, [status]]) => [code, status]));
  expect(statuses).toEqual(contract);
});

test.each(Object.entries(apiErrors))("%s comes with a sentence for a person", (code) => {
  const { message: sentence } = usualSentence(code as ApiErrorCode);
  expect(sentence).toMatch(/^[A-Z].{10,}\.$/);
  expect(sentence).not.toContain(code);
  expect(refusalSchema.safeParse({ success: false, error: sentence, code }).success).toBe(true);
});

test("a refusal may name wrong fields and carry a request id", () => {
  const refusal = {
    success: false,
    error: "Please check the order.",
    code: "invalid_order",
    fields: { guest_phone: "Phone number must be exactly 10 digits" },
    request_id: "r1",
  };
  expect(refusalSchema.parse(refusal)).toEqual(refusal);
});

test.each([
  { code: "teapot" },
  { code: "constructor" },
  { success: true },
  { error: undefined },
  { fields: { guest_phone: 7 } },
])("an answer with %j is not read as a refusal", (wrong) => {
  const refusal = { success: false, error: "No.", code: "not_found", ...wrong };
  expect(refusalSchema.safeParse(refusal).success).toBe(false);
});
