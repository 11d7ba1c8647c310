import * as z from "zod/mini";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import { fields } from "#texts/en/fields.ts";
import { isPincode, normalisePincode } from "./address.ts";
import { indianMobile, isForeign, normalisePhone } from "./phone.ts";
import { isPlainText, isVisible, normaliseText, RAW_FACTOR, withoutJoiners } from "./plain-text.ts";
import { stateNamed } from "./states.ts";

/**
 * The fields that a person fills in, each with its error messages. The checkout form and the order on the wire are
 * built from these, so that the server never refuses the spelling of a form that passed.
 */

const text = errorsOf(fields);

/** The longest phone number or pincode that is read, in characters, blanks and brackets counted. */
const LONGEST_DIGITS = 64;

/** Text of a bounded length, not normalised yet. */
function rawText(error: string, longest: number) {
  return z.string({ error }).check(z.maxLength(RAW_FACTOR * longest, { error: tooLong(longest), abort: true }));
}

const tooLong = (longest: number) => text("tooLong", { longest });

/** Required text: trimmed, composed (NFC), of a bounded length in characters, free of control characters. */
export function requiredText(required: string, longest: number) {
  return rawText(required, longest).check(
    z.overwrite(normaliseText),
    z.refine(isVisible, { error: required, abort: true }),
    z.refine((typed) => typed.length <= longest, { error: tooLong(longest), abort: true }),
    z.refine(isPlainText, { error: text("plain") }),
  );
}

/** Text that may be empty, or have no visible character: ''. */
export function optionalText(longest: number) {
  return rawText(text("text"), longest).check(
    z.overwrite((typed) => (isVisible(typed) ? normaliseText(typed) : "")),
    z.refine((typed) => typed.length <= longest, { error: tooLong(longest), abort: true }),
    z.refine(isPlainText, { error: text("plain") }),
  );
}

/** A field that a client may also leave out of the JSON, or send as null: both are ''. */
export function orAbsent<T extends z.ZodMiniType<string, string>>(field: T) {
  const present = z.pipe(
    z.nullish(z.string({ error: text("text") })),
    z.transform((typed) => typed ?? ""),
  );
  return z.pipe(present, field);
}

export const guestName = requiredText(text("name"), 100);

/** Ten digits, whatever prefix they were typed with. */
export const guestPhone = z.string({ error: text("phone") }).check(
  z.maxLength(LONGEST_DIGITS, { error: text("phoneDigits"), abort: true }),
  z.overwrite(normalisePhone),
  z.refine((phone) => phone !== "", { error: text("phone"), abort: true }),
  z.refine((phone) => !isForeign(phone), { error: text("indianMobile"), abort: true }),
  z.refine((phone) => phone.length === 10, { error: text("phoneDigits"), abort: true }),
  z.refine((phone) => indianMobile.test(phone), { error: text("indianPhone") }),
);

/** An e-mail address or '': a guest may leave it out. At most 254 characters (RFC 5321). */
export const optionalEmail = optionalText(254).check(
  z.overwrite(withoutJoiners),
  z.refine((email) => email === "" || z.regexes.email.test(email), { error: text("validEmail") }),
);

/** An e-mail address, which a signed-in shopper must give. */
export const requiredEmail = requiredText(text("email"), 254).check(
  z.overwrite(withoutJoiners),
  z.refine((email) => z.regexes.email.test(email), { error: text("validEmail") }),
);

/** One of the 36, by any name that it has. */
export const stateField = z.string({ error: text("state") }).check(
  z.overwrite((typed) => stateNamed(typed) ?? ""),
  z.refine((state) => state !== "", { error: text("state") }),
);

const pincode = z.string({ error: (issue) => text(issue.input === undefined ? "pincode" : "pincodeDigits") }).check(
  z.maxLength(LONGEST_DIGITS, { error: text("pincodeDigits"), abort: true }),
  z.overwrite(normalisePincode),
  z.refine((digits) => digits !== "", { error: text("pincode"), abort: true }),
  z.refine((digits) => digits.length === 6, { error: text("pincodeDigits"), abort: true }),
  z.refine(isPincode, { error: text("zeroPincode") }),
);

/** A pincode that a client may leave out, or send empty. */
export const optionalPincode = z.pipe(
  z.transform((sent: unknown) => (sent === "" || sent === null ? undefined : sent) as string | undefined),
  z.optional(pincode),
);

/** The parts of a delivery address. */
export const addressFields = {
  line1: requiredText(text("line1"), 150),
  line2: optionalText(120),
  landmark: optionalText(100),
  city: requiredText(text("city"), 60),
  state: stateField,
  pincode,
};
