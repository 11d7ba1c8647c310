import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainText, isVisible, normaliseText } from "#lib/shop/customer/plain-text.ts";

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
