import { expect, test } from "vitest";
import * as z from "zod/mini";
import { loginSchema, profileFormSchema, registerSchema } from "#lib/shop/account/account-forms.ts";
import { nextPage } from "#lib/shop/account/next-page.ts";
import { pictureByName } from "#lib/shop/catalogue/catalogue.ts";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { savedAddressSchema } from "#lib/shop/checkout/saved-address.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { maskPhoneInput, normalisePhone } from "#lib/shop/customer/phone.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";
import { lettersOnly } from "#lib/shop/order/masking.ts";
import { statusLookupSchema } from "#lib/shop/order/order.ts";
import { orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { statusSchema } from "#lib/shop/order/order-status.ts";
import { isSpokenNumber } from "#lib/shop/order/typed-order-id.ts";
import { pageOfAddress } from "#lib/shop/seo/addresses.ts";
import { csvCell, readCsv } from "#lib/shop/warehouse/csv.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { takesLonger } from "@/tests/support/stretched-queries";

/** The longest body that the shop reads, in characters, and the milliseconds of a processor that reading it may take. */
const LONG = 65_536;
const MOST = 50;

const long = (part: string) => part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG);
const texts: [what: string, text: string][] = [
  ...["a", " ", "0", "9", "+", "-", ".", "(", '"', ",", "=", "s", "\t", "\u200b", "\u0bcd", "க", "௧"].map(
    (letter): [string, string] => [`'${letter}'`, long(letter)],
  ),
  ["blanks before a letter", `${long(" ").slice(1)}x`],
  ["digits before a letter", `${long("9").slice(1)}x`],
  ["names of machines", `a@${long("a.")}`],
  ["names of machines with hyphens", `a@${long("a-")}!`],
  ["an address of many dots", `${long("a.")}@`],
  ["quotes and commas", long('"a,')],
  ["pairs of quotes", `${long('""')}x`],
  ["lines of quotes", long('"""a\r\n')],
  ["commas and blanks", long(" , ")],
  ["pieces of an address", long("/a-")],
  ["letters and marks", long("e\u0301")],
  ["marks on one letter", `a${long("\u0323\u0301")}`],
  ["Tamil digits on end", `${long("௧௨")}x`],
];

/** Reads a form or a request whose fields have all the same text. */
const read = (schema: z.ZodMiniType, keys: string[]) => (text: string) =>
  z.safeParse(schema, Object.fromEntries(keys.map((key) => [key, text])));

test.each<[what: string, read: (text: string) => unknown]>([
  ["a phone number", normalisePhone],
  ["a phone number while it is typed", maskPhoneInput],
  ["a pincode", normalisePincode],
  ["a title", slugOf],
  ["an address of the shop", (text) => pageOfAddress(`/product-details/${text}`)],
  ["the page after a sign-in", (text) => nextPage(`?next=${text}`)],
  ["a picture's name", (text) => pictureByName(text, text)],
  ["a name in a message", lettersOnly],
  ["a part of an order id", isSpokenNumber],
  ["a status", (text) => z.safeParse(statusSchema, text)],
  ["a cell", csvCell],
  ["a table", readCsv],
  ["a courier's list", (text) => trackingRows(text)],
  ["a pasted message", readMessage],
  ["the login form", read(loginSchema, ["email", "password"])],
  ["the register form", read(registerSchema, ["full_name", "email", "phone", "password", "confirm_password"])],
  ["the profile", read(profileFormSchema, ["name", "phone", "address", "state"])],
  ["the checkout form", read(checkoutFormSchema(true), Object.keys(emptyCheckoutForm))],
  ["the address form", read(savedAddressSchema, Object.keys(savedAddressSchema.shape))],
  ["an order", read(orderRequestSchema, Object.keys(orderRequestSchema.shape))],
  ["an order's id and phone", read(statusLookupSchema, ["order_id", "guest_phone"])],
])("what strangers type takes no more work than its length, whatever it is: %s", (_what, work) => {
  const isSlow = (text: string) => takesLonger(MOST, () => work(text));
  const slow = texts.filter(([, text]) => isSlow(text) && isSlow(text));
  expect(slow.map(([what]) => what)).toEqual([]);
});
