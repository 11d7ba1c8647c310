import { describe, expect, test } from "vitest";
import { categories, products } from "@/lib/shop/catalogue";
import { searchProducts } from "@/lib/shop/search";

const found = (query: string, among = products) => searchProducts(among, query).map(({ name }) => name);

describe("the search", () => {
  test("finds any part of a name, whatever its case and blanks", () => {
    for (const query of ["sambar", "SAMBAR", "  Sambar  ", "mbar", "sambar   powder"])
      expect(found(query)).toEqual(["Sambar Powder"]);
  });

  test("finds every product by its whole name and by its Tamil name", () => {
    for (const { name, tamil } of products) {
      expect(found(name)).toContain(name);
      expect(found(tamil)).toContain(name);
    }
  });

  test("finds the part of a name before its colon, and the whole entry", () => {
    const entries = [{ slug: "sukku-coffee", name: "Sukku Coffee: with palm sugar", tamil: "சுக்கு காபி" }];
    for (const query of ["sukku coffee", "palm sugar", "coffee: with"])
      expect(searchProducts(entries, query)).toHaveLength(1);
  });

  test("an empty query hides nothing, and one that nothing matches finds nothing", () => {
    expect(found("")).toHaveLength(products.length);
    expect(found("   ")).toHaveLength(products.length);
    for (const query of ["pizza", "zz", "(", "\\", ".*", "அஅஅ"]) expect(found(query)).toEqual([]);
  });

  test.each([
    ["sambhar", ["Sambar Powder"]],
    ["sambh", ["Sambar Powder"]],
    ["saaru", ["Rasam Powder"]],
    ["podi", categories.find(({ slug }) => slug === "powder")?.products.map(({ name }) => name)],
    ["papad", ["Ulundhu Appalam", "Rice Appalam", "Kizhangu Appalam"]],
    ["urad papad", ["Ulundhu Appalam"]],
    ["manjal", ["Turmeric Powder"]],
    ["poondu", products.map(({ name }) => name).filter((name) => name.includes("Garlic"))],
    ["lahsun", products.map(({ name }) => name).filter((name) => name.includes("Garlic"))],
    ["peanut", ["Groundnut Oil"]],
    ["nutmeg", ["Jathikkai Pickle"]],
    ["turkey berry", ["Sundakkai Vathal"]],
    ["balloon vine", ["Mudakkathan Pickle"]],
    ["drumstick", ["Moringa Leaf Powder"]],
    ["tamarind rice", ["Puliyotharai Mix"]],
    ["சாம்பார்", ["Sambar Powder"]],
    ["ஊறுகாய்", products.filter(({ name }) => name.endsWith("Pickle")).map(({ name }) => name)],
  ])("'%s' finds what is meant", (query, names) => {
    expect(names).not.toEqual([]);
    for (const name of names ?? []) expect(found(query)).toContain(name);
    // Besides what is meant, at most the neighbours whose name has the same word.
    expect(found(query).length).toBeLessThanOrEqual((names?.length ?? 0) + 1);
  });

  test("two letters begin no other word: 'ti' is not sesame", () => {
    expect(found("ti")).not.toContain("Sesame Oil");
    expect(found("til")).toContain("Sesame Oil");
  });
});
