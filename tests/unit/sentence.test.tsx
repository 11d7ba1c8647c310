import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailedCall, type Failure } from "#lib/browser/api/result.ts";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { loginSchema, profileFormSchema, registerSchema } from "#lib/shop/account/account-forms.ts";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { emptyAddress, savedAddressSchema } from "#lib/shop/checkout/saved-address.ts";
import { type ApiErrorCode, apiErrors, refusalBody, refusalSchema, usualSentence } from "#lib/shop/http/api-errors.ts";
import { wireMessage } from "#lib/shop/http/wire-message.ts";
import { errorsOf, type Sentence, sentenceFrom, sentenceIn, sentencesOf } from "#lib/shop/language/sentence.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { statusLookupSchema } from "#lib/shop/order/order.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { fields } from "#texts/en/fields.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { refusals } from "#texts/en/refusals.ts";
import { fields as fieldsTa, offerRules as offerRulesTa, refusals as refusalsTa } from "#texts/ta.ts";
import { tamilTexts } from "@/tests/support/tamil-texts";

const said = (sentence: Sentence) => sentenceIn(tamilTexts, sentence);
const error = errorsOf(fields);
const sentence = sentencesOf(refusals);
const [inTamil, ofRefusals] = [translate(fieldsTa), translate(refusalsTa)];
const TAMIL = /^[^A-Za-z]*\p{Script=Tamil}[^A-Za-z]*$/u;

test("a schema's error is a sentence in English, and in Tamil with its values", () => {
  for (const longest of [60, 300]) {
    const whole = sentenceFrom(error("tooLong", { longest }));
    expect(whole.message).toBe(`Please use at most ${longest} characters`);
    expect(said(whole)).toBe(inTamil("tooLong", { longest }));
    expect(said(whole)).toContain(String(longest));
  }
  expect(said(sentenceFrom(error("city")))).toBe(inTamil("city"));
});

test("a plain text stays as it is, as does what only begins like a code; without texts a sentence is in English, a value in it is in Tamil too", () => {
  for (const text of ["", "City is required", '{"message":7}', "{"]) expect(said(sentenceFrom(text))).toBe(text);
  expect(sentenceIn(undefined, sentence("soldOut", { name: "Tea" }))).toBe("Tea is sold out. Remove it to continue.");
  const offer = offerRefusal("ordered", sentencesOf(offerRules));
  const whole = sentence("orderedBefore", { offer });
  expect(whole.message).toContain(offer.message);
  expect(said(whole)).toBe(ofRefusals("orderedBefore", { offer: offerRefusal("ordered", translate(offerRulesTa)) }));
});

type Issues = { issues: { message: string }[] };
const messagesOf = ({ error }: { error?: Issues | undefined }) => error?.issues.map(({ message }) => message) ?? [];
const long = "x".repeat(2_000);
const full = { ...emptyCheckoutForm, guest_name: "M", line1: "1", city: "C", state: "Kerala" };
const whole = { full_name: "M", email: "m@c.example", phone: "9876543210", password: "123456" };
const account = { ...whole, confirm_password: "123456" };

test("what each form of the shop says of a wrong field has a sentence in Tamil", () => {
  const forms = [
    ...[true, false].map((required) => checkoutFormSchema(required).safeParse(emptyCheckoutForm)),
    ...[
      { guest_phone: "98", pincode: "6" },
      { guest_phone: "1234567890", pincode: "012345" },
    ].map((wrong) =>
      checkoutFormSchema(true).safeParse({ ...full, ...wrong, guest_email: "m@", line1: long, line2: "a\u202eb" }),
    ),
    savedAddressSchema.safeParse(emptyAddress),
    loginSchema.safeParse({ email: "", password: "" }),
    ...[{ full_name: "" }, { phone: "1" }, { confirm_password: "" }, { password: "1", confirm_password: "1" }].map(
      (wrong) => registerSchema.safeParse({ ...account, ...wrong }),
    ),
    profileFormSchema.safeParse({ name: "", phone: "", address: "", state: "" }),
    statusLookupSchema.safeParse({ order_id: "?", guest_phone: "" }),
  ];
  const messages = [...new Set(forms.flatMap(messagesOf))];
  expect(messages.length).toBeGreaterThan(20);
  for (const message of messages) expect(said(sentenceFrom(message)), message).toMatch(TAMIL);
});

const codes = Object.keys(apiErrors) as ApiErrorCode[];

test("every refusal of the API that customers read has a sentence in Tamil", () => {
  // What staff alone, or a program, can be told is in English.
  const ofCustomers = codes.filter((code) => usualSentence(code).text);
  expect(ofCustomers.length).toBeGreaterThan(9);
  for (const code of ofCustomers) expect(said(usualSentence(code)), code).toMatch(TAMIL);
});

function Says({ problem }: { problem: Failure | Error }) {
  return useSentence()(problem);
}
const inEnglish = (problem: Failure | Error) => renderToStaticMarkup(<Says problem={problem} />);
const shownInTamil = (problem: Failure | Error) =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", texts: tamilTexts }}>
      <Says problem={problem} />
    </LanguageContext>,
  );

/** A failure as the browser reads it from the wire. */
function failureOf(code: ApiErrorCode, refusal: Sentence): Failure {
  const { error, message } = JSON.parse(JSON.stringify(refusalBody(code, refusal)));
  return { ok: false, code, text: `refusals.${code}`, ...wireMessage.parse(message), message: error };
}

test("a page in English shows the server's own sentence, to the letter", () => {
  for (const code of codes) {
    const failure = failureOf(code, { ...usualSentence(code), message: `Of ${code}.` });
    expect(inEnglish(failure)).toBe(`Of ${code}.`);
    expect(inEnglish(new FailedCall(failure))).toBe(`Of ${code}.`);
  }
});

test("a page in Tamil says a refusal in Tamil with what it names: a product, a phone number, the reference", () => {
  const soldOut = failureOf("invalid_order", sentence("soldOut", { name: "Hill Tea" }));
  expect(shownInTamil(soldOut)).toMatch(/Hill Tea தீர்ந்துவிட்டது/);
  const { message, values } = usualSentence("unavailable");
  const phone = String(values?.phone);
  expect(message).toContain(phone);
  const whole = sentencesOf(noAnswer)("reference", { message: usualSentence("unavailable"), reference: "1a2b3c4d" });
  expect(whole.message).toBe(`${message} (Reference 1a2b3c4d)`);
  expect(shownInTamil(failureOf("unavailable", whole))).toMatch(
    new RegExp(`${phone.replaceAll("+", "\\+")}.*1a2b3c4d`),
  );
});

test("a sentence whose text the page doesn't have, as a newer server's, is in English, what is no code counts as none, and an error of our own is general", () => {
  for (const sent of [null, 7, "refusals.soldOut", { text: 7 }]) expect(wireMessage.parse(sent)).toBeUndefined();
  for (const text of ["refusals.newer", "newer.text", "refusals", "."])
    expect(shownInTamil(failureOf("not_found", { message: "Of a newer server.", text }))).toBe("Of a newer server.");
  const general = shownInTamil(failureOf("internal", usualSentence("internal")));
  expect(general).toMatch(/\p{Script=Tamil}/u);
  expect(shownInTamil(new TypeError("x is not a function"))).toBe(general);
});

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

test.each([
  { code: "teapot" },
  { code: "constructor" },
  { success: true },
  { error: undefined },
  { fields: { guest_phone: 7 } },
])("an answer with %j is not read as a refusal, which may name wrong fields and carry a request id", (wrong) => {
  const refusal = { success: false, error: "No.", code: "not_found", fields: { guest_phone: "No." }, request_id: "r1" };
  expect(refusalSchema.parse(refusal)).toEqual(refusal);
  expect(refusalSchema.safeParse({ ...refusal, ...wrong }).success).toBe(false);
});

test("an answer that may come after a write, or that asks to wait, has a status that is tried again, and no other has", () => {
  const isTriedAgain = (status: number) => status >= 500 || status === 429 || status === 408;
  const codes = Object.entries(apiErrors).filter(([, [status]]) => isTriedAgain(status));
  const waiting = ["request_timeout", "orders_paused", "rate_limited", "unavailable", "internal"];
  expect(codes.map(([code]) => code)).toEqual(waiting);
});
