import { expect, test } from "vitest";
import { loginSchema, profileFormSchema, registerSchema, resetSchema } from "#lib/shop/account/account-forms.ts";
import { plain } from "@/tests/support/plain";

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

test("a registration is trimmed, its phone number becomes ten digits, its password stays as it is", () => {
  const blanks = "  blanks count  ";
  const typed = { ...whole, full_name: " Meenakshi ", email: " m@customer.example ", phone: "+91 98765 43210" };
  const passwords = { password: blanks, confirm_password: blanks };
  const kept = { full_name: "Meenakshi", email: "m@customer.example", phone: "9876543210", ...passwords };
  expect(registerSchema.parse({ ...typed, ...passwords })).toEqual(kept);
});

const EMAIL = "Please enter a valid email address";
/** What is wrong, each problem with its field. */
const said = (result: Parameters<typeof problems>[0]) => problems(result).map((problem) => problem.join(": "));

test.each([
  [{ email: "", password: "" }, [`email: ${EMAIL}`, "password: Password is required"]],
  [{ email: "no address", password: "x" }, [`email: ${EMAIL}`]],
  [{ email: " m@customer.example ", password: " " }, []],
  // promise: Login: 'Please enter a valid email address', 'Password is required'
])("signing in with %j: %j", (form, expected) => {
  expect(said(loginSchema.safeParse(form))).toEqual(expected);
});

test("a reset needs an address", () => {
  expect(said(resetSchema.safeParse({ email: "m@" }))).toEqual([`email: ${EMAIL}`]);
});

// promise: Profile: name, phone, address and state required
test("the profile needs a name, a phone number, an address and a state", () => {
  const empty = { name: "", phone: "", address: "", state: "" };
  const missing = ["name: Full name", "phone: Phone number", "address: Address", "state: State"];
  expect(said(profileFormSchema.safeParse(empty))).toEqual(missing.map((field) => `${field} is required`));
  const filled = { name: "M", phone: "98765", address: "14 Kutchery Road", state: "Bavaria" };
  const wrong = ["phone: Phone number must be exactly 10 digits", "state: State is required"];
  expect(said(profileFormSchema.safeParse(filled))).toEqual(wrong);
});

test("marks that nobody sees, and tabs, are gone from a registration's and a sign-in's name and e-mail", () => {
  const form = { ...whole, full_name: "\u200eMeenakshi\tDevi\u202c", email: "\u202am@customer\u200d.example\t" };
  expect(registerSchema.parse(form)).toMatchObject({ full_name: "Meenakshi Devi", email: "m@customer.example" });
  const password = "\u200e secret";
  expect(loginSchema.parse({ email: form.email, password })).toEqual({ email: "m@customer.example", password });
});
