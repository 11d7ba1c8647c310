import { expect, test } from "vitest";
import { loginSchema, profileFormSchema, registerSchema, resetSchema } from "#lib/shop/account/account-forms.ts";
import { isFirstTimeOrder, profileOf, profileWithOffers, withOwnOrder } from "#lib/shop/account/profile.ts";
import { checkUser, shortName } from "#lib/shop/account/user.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { plain } from "@/tests/support/plain";
import { user } from "./filled-form";

const whole = {
  full_name: "Meenakshi Sundaram",
  email: "meenakshi@customer.example",
  phone: "9876543210",
  password: "tamarind-7",
  confirm_password: "tamarind-7",
};
type Problem = [field: string, sentence: string];
type Issues = { path: PropertyKey[]; message: string }[];
const problems = (result: { success: boolean; error?: { issues: Issues } }): Problem[] =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), plain(message) ?? ""]);

/** Each rule of the register form in the order in which it is checked, and what breaks it. */
const rules: [broken: Partial<typeof whole>, ...Problem][] = [
  [{ full_name: " " }, "full_name", "Full name is required"],
  [{ email: "meenakshi@" }, "email", "Please enter a valid email address"],
  [{ phone: "98765" }, "phone", "Please enter a valid phone number"],
  [{ confirm_password: "tamarind-8" }, "confirm_password", "Passwords do not match"],
  [{ password: "short", confirm_password: "short" }, "password", "Password must be at least 6 characters long"],
];

// promise: Register: 'Full name is required', valid e-mail, 'Please enter a valid phone number', 'Passwords do not
//   match', 'Password must be at least 6 characters long'
// promise: Password at least 6
test.each(rules)("registering with %j: at %s '%s', and nothing else", (broken, ...problem) => {
  expect(problems(registerSchema.safeParse({ ...whole, ...broken }))).toEqual([problem]);
});

test("of all that is wrong with a registration the first rule in the order speaks, rule after rule", () => {
  const mended: object[] = [{}, { full_name: "M" }, { email: "m@c.example" }, { phone: "9876543210" }];
  let form: object = { full_name: "", email: "", phone: "", password: "short", confirm_password: "other" };
  const said = [...mended, { confirm_password: "short" }].flatMap((mend) => {
    form = { ...form, ...mend };
    return problems(registerSchema.safeParse(form));
  });
  expect(said).toEqual(rules.map(([, ...problem]) => problem));
});

test.each(["+65 9123 4567", "(+65) 9123 4567", "tel:0065 9123 4567", "919876 54321"])(
  "nobody registers with '%s'",
  (phone) => {
    const sentence = "Please give an Indian mobile number";
    expect(problems(registerSchema.safeParse({ ...whole, phone }))).toEqual([["phone", sentence]]);
  },
);

test("a form is trimmed of blanks, tabs and marks that nobody sees, a phone number becomes ten digits, a password stays as it is", () => {
  const email = " \u202am@customer\u200d.example\t";
  const typed = { ...whole, full_name: " \u200eMeenakshi\tDevi\u202c ", email, phone: "+91 98765 43210" };
  const passwords = { password: " \u200e blanks count ", confirm_password: " \u200e blanks count " };
  const kept = { full_name: "Meenakshi Devi", email: "m@customer.example", phone: "9876543210", ...passwords };
  expect(registerSchema.parse({ ...typed, ...passwords })).toEqual(kept);
  const signIn = { email, password: passwords.password };
  expect(loginSchema.parse(signIn)).toEqual({ ...signIn, email: kept.email });
});

const EMAIL = "Please enter a valid email address";
const said = (result: Parameters<typeof problems>[0]) => problems(result).map((problem) => problem.join(": "));

test.each([
  [{ email: "", password: "" }, [`email: ${EMAIL}`, "password: Password is required"]],
  [{ email: "no address", password: "x" }, [`email: ${EMAIL}`]],
  // promise: Login: 'Please enter a valid email address', 'Password is required'
])("signing in with %j: %j", (form, expected) => {
  expect(said(loginSchema.safeParse(form))).toEqual(expected);
});

// promise: Profile: name, phone, address and state required
test("a reset needs an address, and the profile a name, a phone number, an address and a state", () => {
  expect(said(resetSchema.safeParse({ email: "m@" }))).toEqual([`email: ${EMAIL}`]);
  const empty = { name: "", phone: "", address: "", state: "" };
  const missing = ["name: Full name", "phone: Phone number", "address: Address", "state: State"];
  expect(said(profileFormSchema.safeParse(empty))).toEqual(missing.map((field) => `${field} is required`));
  const filled = { name: "M", phone: "98765", address: "14 Kutchery Road", state: "Bavaria" };
  const wrong = ["phone: Phone number must be exactly 10 digits", "state: State is required"];
  expect(said(profileFormSchema.safeParse(filled))).toEqual(wrong);
});

// promise: A profile is created with defaults
test("a new profile has the specification's defaults", () => {
  expect(profileOf(user, null, true)).toEqual({
    id: "u1",
    name: "Meena",
    email: user.email,
    phone: "",
    address: "",
    state: "",
    emailVerified: true,
    isFirstTimeOrder: true,
    isOfferEligible: true,
    hasUsedOffer: false,
    offerClaimed: false,
    hasUsedFreeSamples: false,
  });
});

// promise: A profile is loaded from local storage
test("a stored profile has what was typed, and the provider's own facts; another user's under a user's key is not theirs", () => {
  const before = profileOf({ ...user, emailVerified: false }, null, true);
  const saved = { ...before, phone: "9876543210", name: "Meena Devi" };
  const next = profileOf(user, saved, false);
  expect(next).toEqual({ ...saved, emailVerified: true, isFirstTimeOrder: false });
  const other = { ...profileOf({ ...user, id: "u2" }, null, true), phone: "9876543210" };
  expect(profileOf(user, other, true)).toMatchObject({ id: "u1", phone: "" });
});

test.each([
  ["no lists at all", null, [null, undefined], true],
  ["rubbish in the lists", "x", [{ a: 1 }, 7], true],
  ["somebody else's orders", null, [[{ user_id: "u2" }], [{ user_id: null }]], true],
  ["an own order among the demo orders", null, [[{ user_id: "u2" }, { user_id: "u1" }], null], false],
  ["an own order among all orders", null, [null, [{ user_id: "u1" }]], false],
  ["an order in the own list", [{ id: "x" }], [null, null], false],
] as const)("whether it is the first order, with %s", (_with, own, shared, first) => {
  expect(isFirstTimeOrder("u1", own, [...shared])).toBe(first);
});

test("who has ordered once stays no newcomer, whatever this browser's lists say", () => {
  const saved = { ...profileOf(user, null, true), isFirstTimeOrder: false };
  expect(profileOf(user, saved, true).isFirstTimeOrder).toBe(false);
});

const asked: Eligibility = { ...newGuest, signedIn: true };
test("the profile follows what the server says of its offers, and what was had once stays had", () => {
  const fresh = profileOf(user, null, true);
  expect(profileWithOffers(fresh, asked)).toEqual(fresh);
  const claimed = profileWithOffers(fresh, { ...asked, firstOrder: "claimed" });
  expect(claimed).toEqual({ ...fresh, offerClaimed: true });
  const used = profileWithOffers(claimed, { ...asked, firstOrder: "used", samples: "used" });
  const had = { hasUsedOffer: true, hasUsedFreeSamples: true, isFirstTimeOrder: false };
  expect(used).toEqual({ ...claimed, ...had });
  expect(profileWithOffers(used, asked)).toEqual(used);
  expect(profileWithOffers(fresh, { ...asked, firstOrder: "ordered" })).toEqual({ ...fresh, isFirstTimeOrder: false });
});

test("a user's own list takes each order once, holds the newest fifty, and nothing personal", () => {
  const order = { order_id: "A", user_id: "u1", created_at: "2026-11-22T06:00:00.000Z" };
  expect(withOwnOrder("rubbish", { ...order, guest_name: "Meena" } as typeof order)).toEqual([order]);
  expect(withOwnOrder([order], order)).toEqual([order]);
  const many = Array.from({ length: 60 }, (_, n) => ({ ...order, order_id: `B${n}` }));
  const list = many.reduce<unknown[]>((before, one) => withOwnOrder(before, one), []);
  expect(list).toHaveLength(50);
  expect(list.at(-1)).toEqual(many.at(-1));
});

test.each([
  null,
  [],
  "u1",
  { ...user, id: "" },
  { ...user, id: 1 },
  { ...user, email: null },
  { ...user, user_metadata: null },
  { ...user, user_metadata: { full_name: 7 } },
  { ...user, emailVerified: "yes" },
])("%j is no user, and a stored one is read back", (wrong) => {
  expect(checkUser(wrong)).toBeUndefined();
  expect(checkUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test("a menu calls a user by the first name, else by what is before the @", () => {
  expect(shortName({ ...user, user_metadata: { full_name: "Kamala N" } })).toBe("Kamala");
  expect(shortName({ ...user, user_metadata: { full_name: " " } })).toBe("m");
});
