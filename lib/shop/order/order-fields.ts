import * as z from "zod/mini";
import { isPincode, normalisePincode, states } from "#lib/shop/customer/address.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { isPlainText, isVisible, normaliseText, RAW_FACTOR } from "#lib/shop/customer/plain-text.ts";

/**
 * The fields that a person fills in, each with its error messages. The checkout form and the order on the wire are built
 * from these, so that the server never refuses the spelling of a form that passed.
 */

const TEXT = "Please write this as text";
const PINCODE = "Pincode must be exactly 6 digits";
const PLAIN = "Please remove special control characters";

/** The longest phone number or pincode that is read, in characters, blanks and brackets counted. */
const LONGEST_DIGITS = 64;

/** Text of a bounded length, not normalised yet. */
function rawText(error: string, longest: number) {
  return z.string({ error }).check(z.maxLength(RAW_FACTOR * longest, { error: tooLong(longest) }));
}

const tooLong = (longest: number) => `Please use at most ${longest} characters`;

/** Required text: trimmed, composed (NFC), of a bounded length in characters, free of control characters. */
export function requiredText(required: string, longest: number) {
  return z
    .pipe(
      rawText(required, longest),
      z.transform((text) => normaliseText(text)),
    )
    .check(
      z.refine(isVisible, { error: required, abort: true }),
      z.refine((text) => text.length <= longest, { error: tooLong(longest), abort: true }),
      z.refine(isPlainText, { error: PLAIN }),
    );
}

/** Text that may be empty, or have no visible character: ''. */
export function optionalText(longest: number) {
  return z
    .pipe(
      rawText(TEXT, longest),
      z.transform((text) => (isVisible(text) ? normaliseText(text) : "")),
    )
    .check(
      z.refine((text) => text.length <= longest, { error: tooLong(longest), abort: true }),
      z.refine(isPlainText, { error: PLAIN }),
    );
}

/** A field that a client may also leave out of the JSON, or send as null: both are ''. */
export function orAbsent<T extends z.ZodMiniType<string, string>>(field: T) {
  const present = z.pipe(
    z.nullish(z.string({ error: TEXT })),
    z.transform((text) => text ?? ""),
  );
  return z.pipe(present, field);
}

export const guestName = requiredText("Full name is required", 100);

/** Ten digits, whatever prefix they were typed with. */
export const guestPhone = z
  .pipe(
    z
      .string({ error: "Phone number is required" })
      .check(z.maxLength(LONGEST_DIGITS, { error: "Phone number must be exactly 10 digits" })),
    z.transform((text) => normalisePhone(text)),
  )
  .check(
    z.refine((phone) => phone !== "", { error: "Phone number is required", abort: true }),
    z.refine((phone) => phone.length === 10, { error: "Phone number must be exactly 10 digits", abort: true }),
    z.refine((phone) => indianMobile.test(phone), { error: "Please enter a valid Indian phone number" }),
  );

const VALID_EMAIL = "Please enter a valid email address";

/** An e-mail address or '': a guest may leave it out. At most 254 characters (RFC 5321). */
export const optionalEmail = optionalText(254).check(
  z.refine((email) => email === "" || z.regexes.email.test(email), { error: VALID_EMAIL }),
);

/** An e-mail address, which a signed-in shopper must give. */
export const requiredEmail = requiredText("Email is required", 254).check(
  z.refine((email) => z.regexes.email.test(email), { error: VALID_EMAIL }),
);

/** One of the 36. */
export const stateField = z
  .string({ error: "State is required" })
  .check(z.refine((state) => (states as readonly string[]).includes(state), { error: "State is required" }));

export const pincode = z
  .pipe(
    z
      .string({ error: (issue) => (issue.input === undefined ? "Pincode is required" : PINCODE) })
      .check(z.maxLength(LONGEST_DIGITS, { error: PINCODE })),
    z.transform((text) => normalisePincode(text)),
  )
  .check(
    z.refine((digits) => digits !== "", { error: "Pincode is required", abort: true }),
    z.refine((digits) => digits.length === 6, { error: PINCODE, abort: true }),
    z.refine(isPincode, { error: "A pincode can't start with 0" }),
  );

/** A pincode that a client may leave out, or send empty. */
export const optionalPincode = z.pipe(
  z.transform((sent: unknown) => (sent === "" || sent === null ? undefined : sent) as string | undefined),
  z.optional(pincode),
);
