import fc from "fast-check";
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
import { isPlainText, isVisible, normaliseText } from "#lib/shop/customer/plain-text.ts";
import { stateNamed, stateTable } from "#lib/shop/customer/states.ts";
import { plain } from "@/tests/support/plain";

const { pincode } = addressFields;

type Field = {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
};

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
  ["name", guestName, long(101), "Please use at most 100 characters"],
  ["name", guestName, "Mee\u0007na", PLAIN],
  ["name", guestName, "Mee\ud800na", PLAIN],
  ["name", guestName, "Mee\nna", PLAIN],
  ["phone", guestPhone, "", PHONE],
  ["phone", guestPhone, "call me", PHONE],
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
  ["state", stateField, "", STATE],
  ["state", stateField, undefined, STATE],
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

const accepted: [field: string, schema: Field, value: unknown, kept: unknown][] = [
  ["name", guestName, "  Jose\u0301 ", "José"],
  ["name", guestName, ` ${long(100)} `, long(100)],
  ["name", guestName, "ക്\u200dഷേമ", "ക്\u200dഷേമ"],
  ["phone", guestPhone, "+91 98765 43210", "9876543210"],
  ["phone", guestPhone, "6000000000", "6000000000"],
  ["name", guestName, "\u200e\u2066Meena\u2069\tDevi\u200f", "Meena Devi"],
  ["name", guestName, "Meena\u2028Devi\u034f", "Meena Devi"],
  ["optional e-mail", optionalEmail, "meena\u200d@exam\u200cple.in\t", "meena@example.in"],
  ["address", optionalText(60), "14, Kutchery Road\t\u200eMylapore", "14, Kutchery Road Mylapore"],
  ["pincode", pincode, "６０００04", "600004"],
  ["optional e-mail", optionalEmail, "  ", ""],
  ["optional e-mail", optionalEmail, " meena@example.in ", "meena@example.in"],
  ["optional e-mail", optionalEmail, emailOf(254), emailOf(254)],
  ["pincode", pincode, " 625 001 ", "625001"],
  ["pincode", pincode, "6250011", "625001"],
  ["required text", requiredText("City is required", 3), " abc ", "abc"],
  ["optional text", optionalText(3), " ", ""],
  ["absent text", orAbsent(optionalText(3)), undefined, ""],
  ["absent text", orAbsent(optionalText(3)), null, ""],
  ["absent text", orAbsent(optionalText(3)), " ab ", "ab"],
];

test.each(accepted)("%s (%#) accepts what is right in its one spelling", (_field, schema, value, expected) => {
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

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;

test.each([
  ["control characters", [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]],
  ["line and paragraph separators", [0x2028, 0x2029]],
  ["bidi marks", [0x061c, 0x200e, 0x200f]],
  ["bidi embeddings and overrides", range(0x202a, 0x202e)],
  ["bidi isolates", range(0x2066, 0x2069)],
  ["halves of a broken character", [0xd800, 0xdbff, 0xdc00, 0xdfff]],
])("%s are refused, alone and inside a name", (_kind, codes) => {
  const letThrough = codes.filter((code) => {
    const character = String.fromCharCode(code);
    return isPlainText(character) || isPlainText(`Mee${character}na`);
  });
  expect(letThrough.map(named)).toEqual([]);
});

test.each([
  ["a Tamil name", "மீனாட்சி"],
  ["a name with ZWJ", "ക്\u200dഷേമ"],
  ["a name with ZWNJ", "శ్రీ\u200cకాంత్"],
  ["an accented name", "José"],
  ["an address", "12/3, North St. (near 'Temple') #4 & 5"],
  ["a whole character from beyond the first plane", "𑀓 🙂"],
  ["nothing", ""],
])("%s is plain text", (_kind, text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each([
  ["Jose\u0301", "Jos\u00e9"],
  ["\u0b95\u0bc6\u0bbe", "\u0b95\u0bca"],
  ["  Meena \u00a0 Devi\n", "Meena Devi"],
  ["Mee\u200bna\u00ad", "Meena"],
  [" ക്\u200dഷേമ శ్రీ\u200cకాంత్ ", "ക്\u200dഷേമ శ్రీ\u200cకాంత్"],
  ["\u2060Mee\ufeffna\u2060", "Meena"],
  ["Meena \u200b Devi", "Meena Devi"],
  ["\u00ad\u200b\u2060\ufeff", ""],
  [" \t ", ""],
])("%j is trimmed, single-spaced and composed: %j", (text, saved) => {
  expect(normaliseText(text)).toBe(saved);
});

test("normalising twice is normalising once", () => {
  // Whole characters and broken halves alike.
  const anyText = fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normaliseText(text);
      expect(normaliseText(once)).toBe(once);
    }),
  );
});

test.each([
  ["M", true],
  ["-", true],
  ["🙂", true],
  ["", false],
  [" ", false],
  ["\u200d\u200c", false],
  ["\u3164", false],
  ["\u3164M", true],
  ["\u0301", false],
])("%j: is there anything to be seen? %s", (text, expected) => {
  expect(isVisible(text)).toBe(expected);
});
