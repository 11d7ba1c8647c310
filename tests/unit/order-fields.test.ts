import { expect, test } from "vitest";
import {
  addressFields,
  guestName,
  guestPhone,
  optionalEmail,
  optionalText,
  orAbsent,
  requiredEmail,
  requiredText,
  stateField,
} from "#lib/shop/customer/fields.ts";
import { stateNamed, stateTable } from "#lib/shop/customer/states.ts";
import { plain } from "@/tests/support/plain";

const { pincode } = addressFields;

type Field = {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
};

/** The result of a field: the value it accepts, or its one error message. */
function answer(field: Field, value: unknown) {
  const { success, data, error } = field.safeParse(value);
  return success ? { saved: data } : error?.issues.map(({ message }) => plain(message)).join(" | ");
}

const NAME = "Full name is required";
const PHONE = "Phone number is required";
const DIGITS = "Phone number must be exactly 10 digits";
const INDIAN = "Please enter a valid Indian phone number";
const FOREIGN = "Please give an Indian mobile number";
const EMAIL = "Please enter a valid email address";
const STATE = "State is required";
const PINCODE = "Pincode is required";
const SIX = "Pincode must be exactly 6 digits";
const TEXT = "Please write this as text";
const PLAIN = "Please remove special control characters";
const long = (length: number) => "x".repeat(length);
const emailOf = (length: number) => `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${long(length - 188)}.in`;

const refused: [field: string, schema: Field, value: unknown, sentence: string][] = [
  ["name", guestName, "", NAME],
  ["name", guestName, " \t\n", NAME],
  ["name", guestName, "\u200b\u200d", NAME],
  ["name", guestName, undefined, NAME],
  ["name", guestName, ["Meena"], NAME],
  ["name", guestName, long(101), "Please use at most 100 characters"],
  ["name", guestName, "Mee\u0007na", PLAIN],
  ["name", guestName, "Mee\ud800na", PLAIN],
  ["name", guestName, "Mee\nna", PLAIN],
  ["phone", guestPhone, "", PHONE],
  ["phone", guestPhone, "call me", PHONE],
  ["phone", guestPhone, undefined, PHONE],
  ["phone", guestPhone, 9876543210, PHONE],
  ["phone", guestPhone, "987654321", DIGITS],
  ["phone", guestPhone, "5876543210", INDIAN],
  ["phone", guestPhone, "+65 9123 4567", FOREIGN],
  ["phone", guestPhone, "+1 2345 6789", FOREIGN],
  ["optional e-mail", optionalEmail, "meena@", EMAIL],
  ["optional e-mail", optionalEmail, "meena@example", EMAIL],
  ["optional e-mail", optionalEmail, "a@b.in, c@d.in", EMAIL],
  ["optional e-mail", optionalEmail, emailOf(255), "Please use at most 254 characters"],
  ["optional e-mail", optionalEmail, 7, TEXT],
  ["required e-mail", requiredEmail, "", "Email is required"],
  ["required e-mail", requiredEmail, "meena", EMAIL],
  ["required e-mail", requiredEmail, emailOf(255), "Please use at most 254 characters"],
  ["state", stateField, "", STATE],
  ["state", stateField, undefined, STATE],
  ["state", stateField, ["Kerala"], STATE],
  ["state", stateField, "Bavaria", STATE],
  ["state", stateField, "Tamil", STATE],
  ["state", stateField, "__proto__", STATE],
  ["state", stateField, "x".repeat(65_536), STATE],
  ["pincode", pincode, "", PINCODE],
  ["pincode", pincode, "Madurai", PINCODE],
  ["pincode", pincode, 625001, SIX],
  ["pincode", pincode, "62500", SIX],
  ["pincode", pincode, "025001", "A pincode can't start with 0"],
  ["required text", requiredText("City is required", 3), "four", "Please use at most 3 characters"],
  ["optional text", optionalText(3), "four", "Please use at most 3 characters"],
  ["optional text", optionalText(9), "a\u0000b", PLAIN],
  ["optional text", optionalText(9), undefined, TEXT],
  ["absent text", orAbsent(optionalText(3)), "four", "Please use at most 3 characters"],
  ["absent text", orAbsent(optionalText(3)), ["a"], TEXT],
];

// promise: Phone 10 digits, pincode 6
test.each(refused)("%s (%#) refuses what is wrong with one error message", (_field, schema, value, sentence) => {
  expect(answer(schema, value)).toBe(sentence);
});

const saved: [field: string, schema: Field, value: unknown, kept: unknown][] = [
  ["name", guestName, "  Jose\u0301 ", "José"],
  ["name", guestName, long(100), long(100)],
  ["name", guestName, ` ${long(100)} `, long(100)],
  ["name", guestName, "ക്\u200dഷേമ", "ക്\u200dഷേമ"],
  ["phone", guestPhone, "+91 98765 43210", "9876543210"],
  ["phone", guestPhone, "6000000000", "6000000000"],
  ["name", guestName, "Mee\u202ena", "Meena"],
  ["name", guestName, "\u200e\u2066Meena\u2069\tDevi\u200f", "Meena Devi"],
  ["name", guestName, "Meena\u2028Devi\u034f", "Meena Devi"],
  ["name", guestName, "శ్రీ\u200cకాంత్", "శ్రీ\u200cకాంత్"],
  ["optional e-mail", optionalEmail, "meena\u200d@exam\u200cple.in\t", "meena@example.in"],
  ["address", optionalText(60), "14, Kutchery Road\t\u200eMylapore", "14, Kutchery Road Mylapore"],
  ["pincode", pincode, "６０００04", "600004"],
  ["optional e-mail", optionalEmail, "  ", ""],
  ["optional e-mail", optionalEmail, " meena@example.in ", "meena@example.in"],
  ["optional e-mail", optionalEmail, emailOf(254), emailOf(254)],
  ["required e-mail", requiredEmail, " meena@example.in ", "meena@example.in"],
  ["pincode", pincode, " 625 001 ", "625001"],
  ["pincode", pincode, "6250011", "625001"],
  ["required text", requiredText("City is required", 3), " abc ", "abc"],
  ["optional text", optionalText(3), " ", ""],
  ["absent text", orAbsent(optionalText(3)), undefined, ""],
  ["absent text", orAbsent(optionalText(3)), null, ""],
  ["absent text", orAbsent(optionalText(3)), " ab ", "ab"],
];

test.each(saved)("%s (%#) accepts what is right in its one spelling", (_field, schema, value, expected) => {
  expect(answer(schema, value)).toEqual({ saved: expected });
});

test.each([
  ["Pondicherry", "Puducherry"],
  ["  TAMIL-NADU ", "Tamil Nadu"],
  ["T.N.", "Tamil Nadu"],
  ["IN-TN", "Tamil Nadu"],
  ["\u200eKerala", "Kerala"],
  ["J&K", "Jammu and Kashmir"],
])("the state '%s' is %s", (typed, state) => {
  expect(answer(stateField, typed)).toEqual({ saved: state });
});

test("each name of a state is its own, and no other name is taken for it", () => {
  for (const [state, [, others]] of Object.entries(stateTable))
    for (const name of [state, ...others.split(" ")])
      expect([stateNamed(name), answer(stateField, name)], name).toEqual([state, { saved: state }]);
});
