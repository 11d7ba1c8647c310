import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "@/scripts/content/check";
import { OWN_CONTENT } from "@/scripts/content/folders";
import { readContent } from "@/scripts/content/read";
import { jsonSchemaText, schemaFiles } from "@/scripts/content/schemas";
import { FIXTURE } from "@/scripts/test/fixture-shop";

/* The shop's facts are in lib/content only: another maker changes nothing else, and a changed fact fails no test. */

const contentOf = (folder: string) => {
  const { content, problems } = readContent(folder);
  if (!content) throw new Error(problems.join("\n"));
  return content;
};
const [own, fixture] = [contentOf(OWN_CONTENT), contentOf(FIXTURE)];

// promise: Each product has its price in whole rupees and its weight (200 rupees for 200 g as the shop begins)
test("the shop's own content has no mistake, and the JSON Schemas that editors use are those of today: node scripts/content.ts --schemas", () => {
  expect(checkContent(own, OWN_CONTENT)).toEqual([]);
  for (const [path, schema] of Object.entries(schemaFiles))
    expect(JSON.parse(readFileSync(path, "utf8")), path).toEqual(JSON.parse(jsonSchemaText(schema)));
});

const CODE = "{app,components,lib,scripts,tests}/**/*.{ts,tsx,css,md,json,cjs,grit}";
/** Generated records of the fixture shop: they name the real shop's picture files. */
const borrowed = ["pictures.json", "share-cards.json"].map((name) => `${FIXTURE}/${name}`);
const files = [...globSync(CODE), ...globSync("*.{ts,json,mjs}")].filter(
  (file) => !file.startsWith(`${OWN_CONTENT}/`) && ![...borrowed, "package-lock.json"].includes(file),
);
const texts = files.map((file): [file: string, text: string] => [file, readFileSync(file, "utf8")]);

/** The places where a fact occurs as a whole word: 'file:line: fact'. */
function placesOf(fact: string, among = texts): string[] {
  const word = new RegExp(`(?<![\\p{L}\\d-])${fact.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\d-])`, "u");
  return among.flatMap(([file, text]) =>
    text.includes(fact)
      ? text.split("\n").flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1}: ${fact}`] : []))
      : [],
  );
}

/** A product that the fixture shop sells too is not counted. */
const theirs = new Set(fixture.products.flatMap(({ slug, names }) => [slug, ...Object.values(names)]));

test("no product, no contact, no address and no licence of the shop is outside its content", () => {
  // A name of one word, as Rice or Ghee, is a word of the language: that it occurs says nothing.
  const all = own.products.flatMap(({ slug, names }) => [slug, ...Object.values(names)]);
  const names = all.filter((name) => /[ -]/.test(name));
  expect(names.filter((name) => !theirs.has(name)).flatMap((name) => placesOf(name))).toEqual([]);
  const { phone, whatsapp, email, onlineStore, social, fssai, grievanceOfficer, address, legalName, upiId } = own.shop;
  const digits = [phone, whatsapp].map((number) => number.replace(/\D/g, ""));
  const contacts = [phone, whatsapp, ...digits, ...digits.map((number) => number.slice(-10)), email, onlineStore];
  const facts = [...contacts, ...Object.values(social), fssai.number, grievanceOfficer.email, address.line1, legalName];
  expect(facts.concat(upiId ?? []).flatMap((fact) => placesOf(fact))).toEqual([]);
});

test("no price of the shop is in its code", () => {
  const code = texts.filter(([file]) => !file.startsWith("tests/"));
  const withoutComments = code.map(([file, text]): [string, string] => [
    file,
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, "")),
  ]);
  const prices = new Set(own.products.map(({ price }) => `₹${price.toLocaleString("en-IN")}`));
  expect([...prices].flatMap((price) => placesOf(price, withoutComments))).toEqual([]);
  // In code a price is also a number that is called so.
  const numbers = new Set(own.products.map(({ price }) => price));
  const called = withoutComments.flatMap(([file, text]) =>
    [...text.matchAll(/price\w*["']?\s*[:=]+\s*(\d+)/gi)]
      .filter(([, number]) => numbers.has(Number(number)))
      .map(([said]) => `${file}: ${said}`),
  );
  expect(called).toEqual([]);
});

test("a fact is found where it is, and a longer word is not taken for it", () => {
  const planted: [string, string][] = [
    ["a.ts", 'const a = 1;\nconst name = "Red Thing";'],
    ["b.ts", "Red Things, redred-thing"],
  ];
  expect(placesOf("Red Thing", planted)).toEqual(["a.ts:2: Red Thing"]);
  expect(placesOf("red-thing", planted)).toEqual([]);
});
