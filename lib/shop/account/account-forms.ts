import * as z from "zod/mini";
import { guestName, guestPhone, requiredText, stateField } from "#lib/shop/customer/fields.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { isVisible, normaliseText, RAW_FACTOR, withoutJoiners } from "#lib/shop/customer/plain-text.ts";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import { fields } from "#texts/en/fields.ts";

const text = errorsOf(fields);
const MIN_PHONE = 10;
/** The shop's own minimum; the provider may require more. */
export const MIN_PASSWORD = 6;

const typed = z.string();
const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

/** A text without blanks around it and without invisible marks; of one that is too long only its beginning. */
const clean = (text: string, longest: number) => normaliseText(text.slice(0, RAW_FACTOR * longest));
const cleanEmail = (email: string) => withoutJoiners(clean(email, LONGEST_EMAIL));
const isEmail = (email: string) => email.length <= LONGEST_EMAIL && z.regexes.email.test(email);

/** An e-mail address, cleaned. Empty and misspelt ones get the same error message. */
const emailField = typed.check(z.overwrite(cleanEmail), z.refine(isEmail, { error: text("validEmail") }));

/** The login form. A password is never trimmed: blanks may be part of it. */
export const loginSchema = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, { error: text("password") })),
});

/** The form that requests a mail to set a new password. */
export const resetSchema = z.object({ email: emailField });

/** The register form as it is typed. */
const registerFields = z.object({
  full_name: typed,
  email: typed,
  phone: typed,
  password: typed,
  confirm_password: typed,
});
type RegisterForm = z.infer<typeof registerFields>;

/** The register form's rules in the order in which they are checked, each with the field that it is about. */
const registerRules: [field: keyof RegisterForm, holds: (form: RegisterForm) => boolean, message: string][] = [
  ["full_name", ({ full_name }) => isVisible(full_name), text("name")],
  ["email", ({ email }) => isEmail(cleanEmail(email)), text("validEmail")],
  ["phone", ({ phone }) => normalisePhone(phone).length >= MIN_PHONE, text("validPhone")],
  ["phone", ({ phone }) => indianMobile.test(normalisePhone(phone)), text("indianMobile")],
  ["confirm_password", (form) => form.password === form.confirm_password, text("passwordsDiffer")],
  ["password", ({ password }) => password.length >= MIN_PASSWORD, text("shortPassword", { shortest: MIN_PASSWORD })],
];

/** The register form: when several rules are broken, only the first one's message is shown. */
export const registerSchema = z.pipe(
  registerFields.check(({ value, issues }) => {
    const broken = registerRules.find(([, holds]) => !holds(value));
    if (broken) issues.push({ code: "custom", path: [broken[0]], message: broken[2], input: value });
  }),
  z.transform((form) => ({
    ...form,
    full_name: clean(form.full_name, LONGEST_NAME),
    email: cleanEmail(form.email),
    phone: normalisePhone(form.phone),
  })),
);

/** The personal information in the profile. The e-mail is not among it: it cannot be changed. */
export const profileFormSchema = z.object({
  name: guestName,
  phone: guestPhone,
  address: requiredText(text("address"), 300),
  state: stateField,
});
export type ProfileForm = z.infer<typeof profileFormSchema>;
