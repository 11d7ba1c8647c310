import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { findProduct, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { LONGEST_MESSAGE } from "#lib/shop/desk/message-facts.ts";
import { readMessage } from "#lib/shop/desk/read-message.ts";
import { sameWords, searchWordsOf } from "#lib/shop/search/search-words.ts";
import { wordsOf } from "#lib/shop/search/spelling.ts";
import { stretchedQueries, takesLonger } from "@/tests/support/stretched-queries";

const casesSchema = z.object({
  cases: z.array(z.object({ queries: z.array(z.string()), first: z.array(z.string()) })),
});
/** Another maker's content may have none. */
const FILE = "lib/content/search-cases.json";
const { cases } = casesSchema.parse(existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : { cases: [] });
const rows = cases.flatMap(({ queries, first }) => {
  const sold = first.filter((slug) => findProduct(slug));
  return sold.length === 0 && first.length > 0 ? [] : queries.map((query) => ({ query, first: sold }));
});

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
const plain = products.filter(({ name, tamilName }) => isRead(name, name) && isRead(tamilName, name));

test.each(products)("$slug is read by its name and its Tamil name beyond doubt, or staff are asked", (product) => {
  if (plain.includes(product)) return;
  for (const whole of [product.name, product.tamilName]) {
    const { lines, unread } = readMessage(`${MANY}${whole}`);
    const isSure = lines.some(({ name, doubt }) => name !== product.name && doubt === "") && unread.length === 0;
    expect(isSure, `${whole} orders another product`).toBe(false);
  }
});

test("nearly all names are read beyond doubt", () => {
  expect(plain.length).toBeGreaterThanOrEqual(0.9 * products.length);
});

test("a list of all products in one breath is read as these", () => {
  const half = plain.slice(0, 12);
  expect(slugsOf(half.map(({ name }) => `two ${name}`).join(" "))).toEqual(half.map(({ slug }) => [slug, 2]));
  expect(slugsOf(half.map(({ tamilName }) => `${tamilName} இரண்டு`).join(" "))).toEqual(
    half.map(({ slug }) => [slug, 2]),
  );
});

test("the longest messages of the shop's own words, stretched ones too, take at most 600 ms of a processor", () => {
  const names = products.flatMap(({ slug, name }) => [name, ...searchWordsOf(slug)]);
  const known = [...sameWords.flat(), ...names].flatMap(wordsOf).filter((word) => /^[a-z]{3,}$/.test(word));
  const texts = [
    stretchedQueries(known, 300),
    known,
    known.map((word) => `${word}q`),
    known.map((word) => `2 ${word}`),
  ];
  const isSlow = (message: string) => takesLonger(600, () => readMessage(message));
  const messages = texts.map((words) => Array(20).fill(words.join(" ")).join(" ").slice(0, LONGEST_MESSAGE));
  expect(messages.filter((message) => isSlow(message) && isSlow(message))).toEqual([]);
}, 60_000);
