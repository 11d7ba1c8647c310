import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { loginSchema, profileFormSchema, registerSchema } from "#lib/shop/account/account-forms.ts";
import { apiErrors } from "#lib/shop/api-errors.ts";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { emptyAddress, savedAddressSchema } from "#lib/shop/customer/saved-address.ts";
import type { Texts } from "#lib/shop/language/message.ts";
import { saidIn } from "#lib/shop/language/said.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { statusLookupSchema } from "#lib/shop/order/order.ts";
import { fields } from "#texts/en/fields.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { refusals } from "#texts/en/refusals.ts";
import {
  fields as fieldsTa,
  noAnswer as noAnswerTa,
  offerRules as offerRulesTa,
  refusals as refusalsTa,
} from "#texts/tamil.ts";
import { UiWords } from "@/components/layout/ui-words";
import { AlertBox } from "@/components/ui/alert-box";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { tamilAnswers, tamilTexts } from "@/tests/support/tamil-texts";

const parts: [Texts, Texts][] = [
  [fields, fieldsTa],
  [refusals, refusalsTa],
  [noAnswer, noAnswerTa],
  [offerRules, offerRulesTa],
];
const said = saidIn(parts);
const [inTamil, ofRefusals] = [translate(fieldsTa), translate(refusalsTa)];
const TAMIL = /^[^A-Za-z]*\p{Script=Tamil}[^A-Za-z]*$/u;

test("a sentence is found by its English, and one that no part has stays as it is", () => {
  expect(said("City is required")).toBe(inTamil("city"));
  expect(said("City is required.")).toBe("City is required.");
  expect(said("ஊர்")).toBe("ஊர்");
  expect(said("")).toBe("");
});

test("a sentence with gaps is found whatever fills them, and its values are in the Tamil one", () => {
  for (const longest of [60, 300]) {
    expect(said(`Please use at most ${longest} characters`)).toBe(inTamil("tooLong", { longest }));
    expect(inTamil("tooLong", { longest })).toContain(String(longest));
  }
  expect(said('We don\'t sell "Tea (old)". Please remove it and try again.')).toBe(
    ofRefusals("notSold", { name: "Tea (old)" }),
  );
});

test("a value that is a sentence itself is in Tamil too", () => {
  const message = ofRefusals("internal");
  const whole = translate(noAnswerTa)("reference", { message, reference: "1f3a" });
  expect(said("Something went wrong on our side. Please try again. (Reference 1f3a)")).toBe(whole);
  const offer = translate(offerRulesTa)("ordered", { percent: 50 });
  const english = translate(refusals)("orderedBefore", { offer: translate(offerRules)("ordered", { percent: 50 }) });
  expect(said(english)).toBe(ofRefusals("orderedBefore", { offer }));
});

test("a full stop or a bracket in a sentence stands for itself alone", () => {
  const own = saidIn([[{ a: ["Is ", ["x"], " (or not)?"] } as unknown as Texts, { a: "சரி" } as unknown as Texts]]);
  expect(own("Is it (or not)?")).toBe("சரி");
  expect(own("Is it or not")).toBe("Is it or not");
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
  for (const message of messages) expect(said(message), message).toMatch(TAMIL);
});

const ofCustomers = [
  "unauthorized",
  "invalid_order",
  "offer_unavailable",
  "sample_unavailable",
  "price_changed",
  "order_id_taken",
  "orders_paused",
  "rate_limited",
  "unavailable",
  "internal",
] as (keyof typeof apiErrors)[];

test.each(ofCustomers)("the API's refusal %s has a sentence in Tamil", (code) => {
  expect(said(apiErrors[code][1])).toMatch(TAMIL);
});

test("no two sentences are the same in English and another in Tamil", () => {
  const seen = new Map<unknown, unknown>();
  for (const [english, tamil] of parts)
    for (const [key, message] of Object.entries(english)) {
      const text = JSON.stringify(message);
      expect(seen.get(text) ?? tamil[key], text).toEqual(tamil[key]);
      seen.set(text, tamil[key]);
    }
});

const withErrors = (
  <>
    <TextField label="1" error="City is required" />
    <SelectField label="2" error="State is required" choices={["Kerala"]} shown={() => "கேரளா"} none="3" />
    <AlertBox text="We can't be reached right now. Please try again in a minute." />
  </>
);

test("a page in Tamil says in Tamil what is wrong, and its choices keep their English values", () => {
  const html = renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", tamil: tamilTexts }}>
      <UiWords {...tamilAnswers}>{withErrors}</UiWords>
    </LanguageContext>,
  );
  for (const text of [inTamil("city"), inTamil("state"), translate(noAnswerTa)("unreachable")])
    expect(html).toContain(`>${text}<`);
  expect(html).toContain('<option value="Kerala">கேரளா</option>');
});

test("a page in English says it as the schema does", () => {
  const html = renderToStaticMarkup(withErrors);
  for (const text of ["City is required", "State is required"]) expect(html).toContain(`>${text}<`);
});
