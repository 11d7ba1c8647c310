import { describe, expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { createSearch } from "#lib/shop/search/search.ts";
import { printsAll } from "#lib/shop/search/spelling.ts";

const search = createSearch(products).find;
const found = (query: string) => search(query).map(({ name }) => name);

describe("the search", () => {
  // promise: Search: case-insensitive substring
  test("finds any part of a name, whatever its case and blanks", () => {
    for (const query of ["cardamom", "CARDAMOM", "  Cardamom  ", "rdam", "green   cardamom"])
      expect(found(query)).toEqual(["Green Cardamom"]);
  });

  test("finds every product by its whole name and by its Tamil name", () => {
    for (const { name, tamilName } of products) {
      expect(found(name)).toContain(name);
      expect(found(tamilName)).toContain(name);
    }
  });

  // promise: Search: the part before a colon, or the whole entry
  test("finds the part of a name before its colon, and the whole entry", () => {
    const entries = [{ slug: "ginger-tea", name: "Ginger Tea: with palm sugar", tamilName: "இஞ்சித் தேநீர்" }];
    for (const query of ["ginger tea", "palm sugar", "tea: with"])
      expect(createSearch(entries).find(query)).toHaveLength(1);
  });

  test("an empty query hides nothing, and one that nothing matches finds nothing", () => {
    expect(found("")).toHaveLength(products.length);
    expect(found("   ")).toHaveLength(products.length);
    for (const query of ["pizza", "zz", "(", "\\", ".*", "அஅஅ"]) expect(found(query)).toEqual([]);
  });

  test.each([
    ["elaichi", ["Green Cardamom"]],
    ["malai", products.map(({ name }) => name).filter((name) => name.includes("Hill"))],
    ["chips", ["Banana Crisps", "Jackfruit Crisps"]],
    ["haldi", ["Hill Turmeric"]],
    ["மிளகு", ["Black Pepper", "Garlic Pepper"]],
    ["ரெலிஷ்", ["Lime Relish", "Prawn Relish"]],
    // promise: Search also finds other spellings and Tamil names
  ])("'%s' finds what is meant", (query, names) => {
    expect(names).not.toEqual([]);
    for (const name of names) expect(found(query)).toContain(name);
    // Besides what is meant, at most the neighbours whose name has the same word.
    expect(found(query).length).toBeLessThanOrEqual(names.length + 1);
  });

  test("a card prints the words of a query: each of them, begun or in another spelling; filling words say nothing", () => {
    const line = "Whole cloves, cooked soft in sesame oil with two dals";
    for (const query of ["sesame", "SESAM", "dal", "dals", "clove oil", "oil and dals"])
      expect(printsAll(line, query), query).toBe(true);
    for (const query of ["mustard", "sesame mustard", "esame", "and", "with", "in", ""])
      expect(printsAll(line, query), query).toBe(false);
  });

  test("two letters begin no other word: 'ch' is not tea", () => {
    expect(found("ch")).not.toContain("Hill Tea");
    expect(found("cha")).toContain("Hill Tea");
  });

  test.each([
    ["another spelling of each letter", ["cardhamom", "kardamom", "cardamoms", "caardamom", "cardammom"]],
    ["one letter wrong, missing or too many", ["cardemom", "cardmom", "cardaimom"]],
    ["two letters in each other's place", ["cradamom", "cardammo"]],
    ["two words written as one, and one as two", ["greencardamom", "green carda mom", "elak kai"]],
    ["Tamil written in Latin letters, and a word of ours that isn't known", ["yelakai", "elaikkai", "best cardamom"]],
  ])("finds %s", (_what, queries) => {
    for (const query of queries) expect(found(query), query).toEqual(["Green Cardamom"]);
  });

  test("a name in Tamil script is found by its sound, whichever letters are written", () => {
    for (const query of ["mizhagu", "milaku", "மிளகு"]) expect(found(query)).toEqual(["Black Pepper", "Garlic Pepper"]);
    for (const query of ["malai manjal", "மலைமஞ்சள்", "மலை மஞ்சள்"]) expect(found(query)[0]).toBe("Hill Turmeric");
  });

  test("all words must be in a product; where that can't be, the rarer words decide", () => {
    expect(found("garlic pepper")).toEqual(["Garlic Pepper"]);
    expect(found("poondu kurumulaku")).toEqual(["Garlic Pepper"]);
    expect(found("forest honey")).toEqual(["Forest Honey"]);
    expect(found("jackfruit relish")[0]).toBe("Jackfruit Crisps");
  });

  test("a whole name comes first, then a beginning, then other names", () => {
    expect(found("pepper")).toEqual(["Black Pepper", "Garlic Pepper"]);
    expect(found("hill").slice(0, 2).sort()).toEqual(["Hill Tea", "Hill Turmeric"]);
    expect(found("manga")[0]).toBe("Dried Mango");
  });

  test("the words of a card, its ingredients and allergens find it where no product is called so", () => {
    expect(found("mustard").sort()).toEqual(["Lime Relish", "Prawn Relish"]);
    expect(found("lime mustard")).toEqual(["Lime Relish"]);
    expect(found("very bright")).toEqual(["Single-Estate Sun-Dried Bird's Eye Chilli of the Hills"]);
    expect(found("salt")).toContain("Banana Crisps");
    expect(found("banana")).toEqual(["Banana Crisps"]);
  });

  test("a short word has no mistakes: it would mean too much", () => {
    for (const query of ["tee", "toa", "hlil", "gee", "mongo"]) expect(found(query), query).not.toContain("Hill Tea");
    expect(found("butter")).toEqual([]);
  });

  test("finds the same while it has read none, some or all of the products", () => {
    for (const read of [0, 1, products.length, products.length + 1]) {
      const { find, readNext } = createSearch(products);
      const left = Array.from({ length: read }, readNext);
      expect(left).toEqual(left.map((_, place) => place < products.length - 1));
      expect(find("pepper")).toEqual(search("pepper"));
      expect(readNext()).toBe(false);
    }
  });
});
