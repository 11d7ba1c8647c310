import { describe, expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { similarProducts } from "#lib/shop/search/nearest-products.ts";
import { createSearch } from "#lib/shop/search/search.ts";
import { sameWords, searchWordsOf } from "#lib/shop/search/search-words.ts";
import { keysOf, wordsOf } from "#lib/shop/search/spelling.ts";
import { stretchedQueries, takesLonger } from "@/tests/support/stretched-queries";

/** No query may take longer, in milliseconds of a processor. */
const MOST = 50;

const { find } = createSearch(products);
const known = [
  ...new Set([...sameWords.flat(), ...products.flatMap(({ slug, name }) => [name, ...searchWordsOf(slug)])]),
]
  .flatMap(wordsOf)
  .filter((word) => /^[a-z]{3,}$/.test(word));

/** What is slow is measured once more: the first time the functions may have been compiled. */
function slowOnes(queries: string[], search: (query: string) => void): string[] {
  const tooSlow = (query: string) => takesLonger(MOST, () => search(query));
  return queries.filter((query) => tooSlow(query) && tooSlow(query));
}

describe("a search takes little time, whatever is typed", () => {
  test("a hundred letters of stretched known words", () => {
    const queries = stretchedQueries(known, 1000);
    expect(new Set(queries).size).toBeGreaterThan(900);
    expect(slowOnes(queries, find)).toEqual([]);
  }, 60_000);

  test("what the products that it may have meant take", () => {
    expect(slowOnes(stretchedQueries(known, 200), (query) => similarProducts(query, products))).toEqual([]);
  }, 60_000);

  test.each([
    ["the letters of one word", known[0]?.replace(/./g, "$&".repeat(20)) ?? ""],
    ["many short words", "hi ".repeat(300)],
    ["many known words", `${known.join(" ")} `.repeat(20)],
    ["blanks", " ".repeat(65_536)],
    ["blanks with a letter at their end", `${" ".repeat(65_536)}x`],
    ["letters without an end", "a".repeat(65_536)],
    ["marks on one letter", `e${"\u0323\u0301".repeat(32_768)}`],
    ["Tamil letters", "மிளகு".repeat(13_000)],
  ])("%s", (_what, query) => {
    for (const search of [find, (typed: string) => similarProducts(typed, products)])
      expect(slowOnes([query], search).map(({ length }) => length)).toEqual([]);
    expect(slowOnes([query.slice(0, 30)], keysOf)).toEqual([]);
  });

  test("words that are written as one are still told apart, and a stretched letter is one letter", () => {
    for (const query of ["greencardamom", "greeeeencardaaaamom", "cardaaaaaamom", "grrrreen cardamommmm"])
      expect([query, ...find(query).map(({ name }) => name)]).toEqual([query, "Green Cardamom"]);
  });
});
