import { expect, test } from "vitest";
import { loginSchema, profileFormSchema, registerSchema } from "#lib/shop/account/account-forms.ts";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { emptyAddress, savedAddressSchema } from "#lib/shop/checkout/saved-address.ts";
import { type ApiErrorCode, apiErrors, usualSentence } from "#lib/shop/http/api-errors.ts";
import { errorsOf, type Sentence, sentenceFrom, sentenceIn, sentencesOf } from "#lib/shop/language/sentence.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { statusLookupSchema } from "#lib/shop/order/order.ts";
import { offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { fields } from "#texts/en/fields.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { refusals } from "#texts/en/refusals.ts";
import { fields as fieldsTa, offerRules as offerRulesTa, refusals as refusalsTa } from "#texts/tamil.ts";
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

test("a plain text stays as it is, and so does what only begins like a code", () => {
  for (const text of ["", "City is required", '{"message":7}', "{"]) expect(said(sentenceFrom(text))).toBe(text);
});

test("a sentence without texts is in English", () => {
  expect(sentenceIn(undefined, sentence("soldOut", { name: "Tea" }))).toBe("Tea is sold out. Remove it to continue.");
});

test("a value that is a sentence itself is in Tamil too", () => {
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

/** What staff alone, or a program, can be told is in English. */
const codes = (Object.keys(apiErrors) as ApiErrorCode[]).filter((code) => usualSentence(code).text);

test("every refusal of the API that customers read has a sentence in Tamil", () => {
  expect(codes.length).toBeGreaterThan(9);
  for (const code of codes) expect(said(usualSentence(code)), code).toMatch(TAMIL);
});
