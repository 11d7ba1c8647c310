import { expect, test } from "vitest";
import { itemsList, shortenName, shortOrFull } from "#lib/shop/messages/items-list.ts";

const letters = (length: number) => "abcdefghijklmnopqrstuvwxyz".slice(0, length);

test.each([
  [25, 24, letters(24)],
  [25, 25, letters(25)],
  [25, 26, "abcdefghijklmnopqrstuv..."],
  [15, 14, letters(14)],
  [15, 15, letters(15)],
  [15, 16, "abcdefghijkl..."],
  // promise: E-mail list: names over 25 characters shortened to 22 plus dots
])("where %i characters fit, a name of %i is written '%s'", (longest, length, written) => {
  expect(shortenName(letters(length), longest)).toBe(written);
});

test("a character from beyond the first plane counts as one and is never halved", () => {
  expect(shortenName("🙂".repeat(25), 25)).toBe("🙂".repeat(25));
  expect(shortenName("🙂".repeat(26), 25)).toBe(`${"🙂".repeat(22)}...`);
});

test("items are numbered lines with quantity and cost, samples named as free", () => {
  const items = [
    { name: "Green Cardamom", qty: 2, price: 200 },
    { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", qty: 10, price: 12_000 },
    { name: "Kokum", qty: 1, price: 0 },
  ];
  expect(itemsList(items).split("\n")).toEqual([
    "1. Green Cardamom x 2, ₹200 each = ₹400 (200g)",
    "2. Single-Estate Sun-Drie... x 10, ₹12,000 each = ₹1,20,000 (200g)",
    "3. Kokum x 1, FREE sample (50g)",
  ]);
  expect(itemsList([])).toBe("");
});

const text = (length: number) => "f".repeat(length);

test.each([
  ["800 characters, half of them saved", 800, 400, "full"],
  ["801 characters, half of them saved", 801, 400, "short"],
  ["exactly 30% saved", 1_000, 700, "short"],
  ["just below 30% saved", 1_000, 701, "full"],
  ["exactly 30% of 810 saved", 810, 567, "short"],
  ["just below 30% of 810 saved", 810, 568, "full"],
  ["nothing saved", 1_000, 1_000, "full"],
  // promise: A short form (15, or 12 plus dots) ... ... and saves at least 30%
])("a list of %s", (_case, full, short, sent) => {
  expect(shortOrFull(text(full), "s".repeat(short))[0]).toBe(sent[0]);
});

// promise: A short form (15, or 12 plus dots) ...
test("a long order is listed in the short form: names of 15, or 12 and dots", () => {
  // 30 lines of 'N. ' + 25 + ' x 1, ₹200 each = ₹200': over 800 characters, of which the short form saves half.
  const chilli = { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", qty: 1, price: 200 };
  const items = Array(30).fill(chilli);
  const list = itemsList([...items, { name: "Banana Crisps", qty: 2, price: 200 }, { name: "Salt", qty: 1, price: 0 }]);
  const lines = list.split("\n");
  expect(lines[0]).toBe("Single-Estat... x1 ₹200 200g");
  expect(lines.slice(30)).toEqual(["Banana Crisps x2 ₹400 100g", "Salt x1 FREE 50g"]);
});

// promise: A short form (15, or 12 plus dots) ... ... when the list exceeds 800 characters
test("a list of 800 characters stays full, one more makes it short", () => {
  // With names of 10 letters, 20 such lines and their 19 line breaks are 790 characters.
  const listOf = (longer: number) =>
    itemsList(
      Array.from({ length: 20 }, (_, index) => ({ name: letters(index < longer ? 11 : 10), qty: 1, price: 9 })),
    );
  expect(listOf(10)).toHaveLength(800);
  expect(listOf(10)).toMatch(/^1\. abcdefghijk x 1, ₹9 each = ₹9 \(200g\)\n/);
  expect(listOf(11)).toMatch(/^abcdefghijk x1 ₹9 200g\n/);
});
