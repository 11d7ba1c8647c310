import fc from "fast-check";
import { expect, test } from "vitest";
import { indianMobile, isForeign, maskPhone, maskPhoneInput, normalisePhone } from "#lib/shop/customer/phone.ts";

const prefixes = ["", "0", "91", "0091", "+91", "+91 ", "+91-", "+ 91 ", " +91", "(+91) ", "0 ", "91-", "00 91 "];

/** The field's content after each key went through maskPhoneInput. */
const typed = (keys: string) => [...keys].reduce((field, key) => maskPhoneInput(field + key), "");

const mobile = fc
  .tuple(fc.constantFrom("6", "7", "8", "9", "90", "91"), fc.string({ unit: fc.constantFrom(..."0123456789") }))
  .map(([start, rest]) => `${start}${rest}0123456789`.slice(0, 10));

test.each([
  ["9198765432", "9198765432"],
  ["+91 91987 65432", "9198765432"],
  ["0 91987 65432", "9198765432"],
  ["987654321", "987654321"],
  ["91 98765 43210 99", "91987654321099"],
  ["+91 98765432109999", "9876543210"],
  ["+12345678901234567890", "+123456789012345"],
  ["+91", ""],
  ["+91 00 98765 43210", "9876543210"],
  ["", ""],
  ["call me", ""],
])("'%s' is saved as '%s'", (text, saved) => {
  expect(normalisePhone(text)).toBe(saved);
});

test("any number behind any prefix comes out as its own ten digits, typed key by key too", () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom(...prefixes), (number, prefix) => {
      expect(normalisePhone(`${prefix}${number}`)).toBe(number);
      expect(normalisePhone(typed(`${prefix}${number}`))).toBe(number);
      for (const between of [" ", "-"])
        expect(normalisePhone(`${prefix}${number.slice(0, 5)}${between}${number.slice(5)}`)).toBe(number);
    }),
  );
});

test("a number that was normalised is not changed by normalising it again, and stays short", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."00991123456789+ -()") }), (text) => {
      const phone = normalisePhone(text);
      expect(normalisePhone(phone)).toBe(phone);
      expect(phone).toMatch(/^\+?\d{0,15}$/);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  "0065 9123 4567",
  "91 98765 4321",
  "+91 98765 4321",
  "+91 098765 4321",
  "+௬௫ ௯௧௨௩ ௪௫௬௭",
  "Mobile 2: +94 77 123 4567",
  "☎ +94 77 123 4567",
  "+44 (0)7911 123456",
  "(00 65) 9123 4567",
  "+91 91 98765 4321",
])("'%s', foreign or a digit short, never becomes a stranger's number in India", (text) => {
  expect(normalisePhone(text)).not.toMatch(indianMobile);
  expect(normalisePhone(typed(text))).not.toMatch(indianMobile);
});

test.each([
  "+91 (0) 98765 43210",
  "0091 (0) 98765 43210",
  "91 098765 43210",
  "+91 91 98765 43210",
  "\u202a+91 98765 43210\u202c",
  "\u200e+91\u00a098765\u00a043210",
  "＋91 98765 43210",
  "tel:+91-98765-43210",
  "Mobile: 98765 43210",
  "Phone 1: +91 98765 43210",
  "9876543210 / +91 98765 43211",
  "+௯௧ ௯௮௭௬௫ ௪௩௨௧௦",
  "९८७६५४३२१०",
  "９８７６５ ４３２１０",
  "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎",
])("'%s', pasted or typed key by key, is 9876543210", (text) => {
  expect(normalisePhone(text)).toBe("9876543210");
  expect(normalisePhone(maskPhoneInput(text))).toBe("9876543210");
  if (!text.includes(":") && !text.includes("/")) expect(normalisePhone(typed(text))).toBe("9876543210");
});

test("no mark, word or bracket before another country's code makes an Indian number of it", () => {
  const marks = ["", "(", "[", "\u200e", "\u202a", "\u2066", "\ufeff", "\t"];
  const before = fc.constantFrom(...marks, "tel:", "Mobile: ", "WhatsApp - ", "𝐓:");
  const signs = fc.constantFrom("+", "＋", "00", "﹢", "⁺", "(+", "+ ", "+(");
  const foreign = fc
    .tuple(fc.constantFrom("1", "44", "60", "65", "94", "971", "977"), mobile)
    .map((all) => all.join(""));
  fc.assert(
    fc.property(before, signs, foreign, (mark, sign, number) => {
      const text = `${mark}${sign}${number}`;
      for (const saved of [text, maskPhoneInput(text), typed(text)].map(normalisePhone)) {
        expect(saved).not.toMatch(indianMobile);
        expect(isForeign(saved)).toBe(true);
      }
    }),
  );
});

test("no number behind another country's + passes as an Indian one, nor does any part of it while it is typed", () => {
  const digits = fc.array(fc.nat(9), { minLength: 1, maxLength: 17 }).map((all) => all.join(""));
  const foreign = digits.filter((number) => !number.startsWith("91"));
  fc.assert(
    fc.property(foreign, (number) => {
      expect(normalisePhone(`+${number}`)).not.toMatch(indianMobile);
      const field = [...`+${number}`].reduce((before, key) => {
        const after = maskPhoneInput(before + key);
        expect(normalisePhone(after)).not.toMatch(indianMobile);
        return after;
      }, "");
      expect(field).toBe(`+${number.slice(0, 15)}`);
    }),
  );
});

test.each([
  ["+", "+"],
  ["+91", "+91"],
  ["9+8", "98"],
  ["98765432101", "9876543210"],
  ["+9198765432101", "9876543210"],
  ["௯௮௭", "987"],
  ["9198765432", "9198765432"],
  ["0987654321", "0987654321"],
  ["0091987654321", "0091987654321"],
])("'%s' is in the field as '%s' while it is typed", (keys, field) => {
  expect(typed(keys)).toBe(field);
});

test.each([
  ["6000000000", true],
  ["9999999999", true],
  ["5999999999", false],
  ["0987654321", false],
  ["987654321", false],
  ["98765432100", false],
  ["98765 4321", false],
])("%s: an Indian mobile number? %s", (number, expected) => {
  expect(indianMobile.test(number)).toBe(expected);
});

test("a stranger learns of a phone number only its last two digits", () => {
  expect(["9876543210", "10", ""].map(maskPhone)).toEqual(["••••••••10", "10", ""]);
});
