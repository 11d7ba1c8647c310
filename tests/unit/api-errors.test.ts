import { expect, test } from "vitest";
import { type ApiErrorCode, apiErrors, refusalSchema, usualSentence } from "#lib/shop/http/api-errors.ts";

test.each(Object.entries(apiErrors))(
  "%s comes with a refusal's status and a sentence for a person",
  (code, [status]) => {
    const { message: sentence } = usualSentence(code as ApiErrorCode);
    expect(status).toSatisfy((is: number) => is >= 400 && is <= 503);
    expect(sentence).toMatch(/^[A-Z].{10,}\.$/);
    expect(sentence).not.toContain(code);
    expect(refusalSchema.safeParse({ success: false, error: sentence, code }).success).toBe(true);
  },
);

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

test("an answer that may come after a write, or that asks to wait, has a status that is tried again, and no other has", () => {
  const isTriedAgain = (status: number) => status >= 500 || status === 429 || status === 408;
  const codes = Object.entries(apiErrors).filter(([, [status]]) => isTriedAgain(status));
  const waiting = ["request_timeout", "orders_paused", "rate_limited", "unavailable", "internal"];
  expect(codes.map(([code]) => code)).toEqual(waiting);
});
