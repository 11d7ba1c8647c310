import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { productTexts } from "#content/texts.ts";
import { findProduct, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { LONGEST_MESSAGE } from "#lib/shop/desk/message-facts.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";
import { createSearch } from "#lib/shop/search/search.ts";
import { sameWords, searchExamples, searchWordsOf } from "#lib/shop/search/search-words.ts";
import { keysOf, wordsOf } from "#lib/shop/search/spelling.ts";
import { stretchedQueries, takesLonger } from "@/tests/support/stretched-queries";

/** What a query must find first, and what it must not find. The products are named in the content, not here. */
const casesSchema = z.strictObject({
  cases: z.array(
    z.strictObject({
      queries: z.array(z.string()),
      first: z.array(z.string()),
      never: z.optional(z.array(z.string())),
    }),
  ),
});
/** Another maker's content may have none. */
const FILE = "lib/content/search-cases.json";
const { cases } = casesSchema.parse(existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : { cases: [] });
const search = createSearch(products).find;
const found = (query: string) => search(query).map(({ slug }) => slug);
/** A case outlives a product that is no longer sold, but not all of its products. */
const rows = cases.flatMap(({ queries, first, never = [] }) => {
  const sold = first.filter((slug) => findProduct(slug));
  return sold.length === 0 && first.length > 0 ? [] : queries.map((query) => ({ query, first: sold, never }));
});

test("most cases name what the shop sells: those of another shop would prove nothing", () => {
  expect(rows.length).toBeGreaterThanOrEqual(0.8 * cases.flatMap(({ queries }) => queries).length);
});

// promise: Search also finds other spellings and Tamil names
test.each(rows)("'$query' finds what is meant, in any case and with any spaces", ({ query, first, never }) => {
  for (const typed of [query, query.toUpperCase(), `  ${query.replaceAll(" ", "   ")} `]) {
    const slugs = found(typed);
    // Of several that are meant alike the places on their pages say which comes first, and the owner chooses those.
    if (first.length === 1) expect(slugs.slice(0, 1), typed).toEqual(first);
    else expect(slugs, typed).toEqual(expect.arrayContaining(first));
    if (first.length === 0) expect(slugs, typed).toEqual([]);
    for (const slug of never) expect(slugs, typed).not.toContain(slug);
  }
});

// promise: Search: case-insensitive substring
test.each(products)("$slug is found by every part of its names, and first by its whole name", ({ slug, names }) => {
  for (const whole of Object.values(names)) {
    expect(found(whole)[0]).toBe(slug);
    for (let start = 0; start < whole.length; start++)
      for (let end = start + 1; end <= whole.length; end++)
        expect(found(whole.slice(start, end)), whole.slice(start, end)).toContain(slug);
  }
});

test.each(products)(
  "$slug is found by each other name of it, and with two letters of its name swapped",
  ({ slug, name }) => {
    const [word = ""] = name.split(" ").filter(({ length }) => length > 5);
    for (const other of searchWordsOf(slug)) expect(found(other), other).toContain(slug);
    for (let at = 1; at < word.length - 1; at++) {
      const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
      expect(found(swapped), swapped).toContain(slug);
    }
  },
);

/** Words that say nothing of a product. */
const filling = new Set("and are but for from into its nothing else one that the them they this with".split(" "));
const wordsOfCard = (slug: string) =>
  wordsOf(productTexts[slug]?.cardLine.en ?? "").filter((word) => /^\p{L}{3,}$/u.test(word) && !filling.has(word));
/** What products are called: a word of these finds those that are called so, and not all that have it in them. */
const names = products.flatMap(({ slug, name }) => [name, ...searchWordsOf(slug)]);
const calledWords = [...sameWords.flat(), ...names].flatMap(wordsOf);
const called = new Set(calledWords.flatMap(keysOf));
const known = calledWords.filter((word) => /^[a-z]{3,}$/.test(word));
const isCalled = (word: string) => keysOf(word).some((key) => called.has(key));

test.each(products)("$slug is found by each two words of its card, where no product is called so", ({ slug }) => {
  const words = wordsOfCard(slug);
  for (const [place, word] of words.slice(1).entries()) {
    const both = `${words[place]} ${word}`;
    if (!isCalled(word) || !isCalled(words[place] ?? "")) expect(found(both), both).toContain(slug);
  }
});

test.each(products)(
  "$slug is found by each word of its card, its ingredients and its allergens that no product is called",
  ({ slug }) => {
    const { ingredients, allergens = [] } = productTexts[slug]?.label ?? {};
    const ofLabel = [...(ingredients?.en ?? []), ...allergens]
      .flatMap(wordsOf)
      .filter((word) => /^\p{L}{4,}$/u.test(word));
    const words = [...wordsOfCard(slug), ...ofLabel.filter((word) => word !== "contains")];
    for (const word of words.filter((each) => !isCalled(each))) expect(found(word), word).toContain(slug);
  },
);

test("every example word finds something", () => {
  for (const word of searchExamples) expect(found(word), word).not.toEqual([]);
});

test("stretched words of the shop take at most 50 ms of a processor", () => {
  const isSlow = (query: string) => takesLonger(50, () => search(query));
  expect(stretchedQueries(known, 300).filter((query) => isSlow(query) && isSlow(query))).toEqual([]);
}, 60_000);

const MANY = "4 ";
const slugsOf = (message: string) =>
  readMessage(message).lines.map(({ name, qty }) => [findProductByName(name)?.slug ?? "", qty] as const);

// promise: a word that finds one product in the shop's search orders that product, and no word orders another one
test.each(rows)("'$query' in a message is what it finds, or is left unread", ({ query, first }) => {
  for (const message of [`${MANY}${query}`, `${query} x4`, `Hi, please send ${query} ${MANY}packs. Thanks!`]) {
    const { lines, unread } = readMessage(message);
    expect(lines.length + unread.length, message).toBeGreaterThan(0);
    if (lines.length > 0 && unread.length > 0) expect(lines[0]?.doubt, message).not.toBe("");
    else for (const [slug, qty] of slugsOf(message)) expect([first.includes(slug), qty], message).toEqual([true, 4]);
  }
});

test("most words that find one product order it", () => {
  const clear = rows.filter(({ first }) => first.length === 1);
  const read = clear.filter(({ query, first }) => slugsOf(`${MANY}${query}`).join() === `${first},4`);
  expect(read.length).toBeGreaterThanOrEqual(0.9 * clear.length);
});

/** Whether a name is read as its product, beyond doubt. One with a figure in it, or that begins as an address does, is not. */
const isRead = (whole: string, name: string) => {
  const { lines } = readMessage(`${MANY}${whole}`);
  return JSON.stringify(lines) === JSON.stringify([{ from: `${MANY}${whole}`, name, qty: 4, doubt: "" }]);
};
const plain = products.filter(({ name, names }) => isRead(name, name) && isRead(names.ta, name));

test.each(products)("$slug is read by its name and its Tamil name beyond doubt, or staff are asked", (product) => {
  if (plain.includes(product)) return;
  for (const whole of [product.name, product.names.ta]) {
    const { lines, unread } = readMessage(`${MANY}${whole}`);
    const isSure = lines.some(({ name, doubt }) => name !== product.name && doubt === "") && unread.length === 0;
    expect(isSure, `${whole} orders another product`).toBe(false);
  }
});

test("nearly all names are read beyond doubt, and a list of many in one breath", () => {
  expect(plain.length).toBeGreaterThanOrEqual(0.9 * products.length);
  const some = plain.slice(0, 12);
  for (const list of [some.map(({ name }) => `two ${name}`), some.map(({ names }) => `${names.ta} இரண்டு`)])
    expect(slugsOf(list.join(" "))).toEqual(some.map(({ slug }) => [slug, 2]));
});

test("the longest messages of the shop's own words, stretched ones too, take at most 600 ms of a processor", () => {
  const changed = [known, known.map((word) => `${word}q`), known.map((word) => `2 ${word}`)];
  const texts = [stretchedQueries(known, 300), ...changed];
  const isSlow = (message: string) => takesLonger(600, () => readMessage(message));
  const messages = texts.map((words) => Array(20).fill(words.join(" ")).join(" ").slice(0, LONGEST_MESSAGE));
  expect(messages.filter((message) => isSlow(message) && isSlow(message))).toEqual([]);
}, 60_000);
