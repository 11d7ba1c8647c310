import { expect, test } from "vitest";
import { lineNameIn, products } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn, categoryLinks, otherName } from "#lib/shop/catalogue/names.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { states as indianStates } from "#lib/shop/customer/states.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";
import { fill, translate } from "#lib/shop/language/translate.ts";
import { OPEN, pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { addTogether } from "#texts/en/add-together.ts";
import { agreement } from "#texts/en/agreement.ts";
import { lineChange } from "#texts/en/line-change.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { states } from "#texts/en/states.ts";
import {
  agreement as agreementTa,
  lineChange as lineChangeTa,
  packCount as packCountTa,
  pause as pauseTa,
  states as statesTa,
} from "#texts/ta.ts";

test("a text's gaps are filled, wherever its language has them; one is counted apart from all other numbers, and a number may have words of its own", () => {
  expect(translate(packCount)).toBe(translate(packCount));
  const prices = { was: "₹180", now: "₹200" };
  expect(translate(lineChange)("price", prices)).toBe("The price was ₹180 and is ₹200 now.");
  expect(translate(lineChangeTa)("price", prices)).toMatch(/₹180.*₹200/);
  const counts = (t: typeof english) => [0, 1, 2, 1000].map((count) => t("packs", { count }));
  const english = translate(packCount);
  expect(counts(english)).toEqual(["0 packs", "1 pack", "2 packs", "1000 packs"]);
  expect(counts(translate(packCountTa))).toEqual(["0 பாக்கெட்டுகள்", "1 பாக்கெட்", "2 பாக்கெட்டுகள்", "1000 பாக்கெட்டுகள்"]);
  const together = [2, 5].map((count) => translate(addTogether)("added", { count }));
  expect(together).toEqual(["Both are in your cart.", "All 5 are in your cart."]);
});

test("a tag's words are given to its function, in the order of the language", () => {
  const tags = { terms: (words: unknown[]) => ({ terms: words }), privacy: (words: unknown[]) => ({ privacy: words }) };
  for (const texts of [agreement, agreementTa]) {
    const parts = fill<object>(texts, "agree", tags) as (string | object)[];
    const words = [expect.any(String)];
    expect(parts.filter((part) => typeof part === "object")).toEqual([{ terms: words }, { privacy: words }]);
    expect(parts.filter((part) => typeof part === "string")).toHaveLength(3);
  }
});

test.each([
  ["/", "/ta"],
  ["/cart", "/ta/cart"],
  ["/category/tea#hill-tea", "/ta/category/tea#hill-tea"],
  ["/?utm=1", "/ta?utm=1"],
  // Neither is a page in Tamil.
  ["/tamarind", "/ta/tamarind"],
  ["/table?x=/ta", "/ta/table?x=/ta"],
])("%s is %s in Tamil, and the other way round", (english, tamil) => {
  expect(pathIn("ta", english)).toBe(tamil);
  expect(pathIn("en", tamil)).toBe(english);
  expect(englishPath(tamil)).toBe(english);
  expect([languageOf(english), languageOf(tamil)]).toEqual(["en", "ta"]);
  expect([pathIn("en", english), pathIn("ta", tamil), englishPath(english)]).toEqual([english, tamil, english]);
});

test("a link out of the shop, or within a page, leads nowhere else in Tamil", () => {
  for (const href of ["https://wa.me/91", "tel:+911", "mailto:a@shop.example", "#pack"])
    expect(pathIn("ta", href)).toBe(href);
});

test("products, categories, states and the shop have a name in each language, and the other one below it", () => {
  for (const state of indianStates) {
    expect(stateIn(translate(states), state)).toBe(state);
    expect(stateIn(translate(statesTa), state)).toMatch(/^[\p{Script=Tamil} ]+$/u);
  }
  const [product = expect.fail("no product")] = products;
  expect(product.names.en).toBe(product.name);
  expect(otherName("en", product)).toEqual({ lang: "ta", text: product.names.ta });
  expect(otherName("ta", product)).toEqual({ lang: "en", text: product.name });
  expect(shop.names.en).toBe(shop.name);
  for (const { names } of categoryLinks)
    expect([categoryIn("en", names.en), categoryIn("ta", names.en)]).toEqual([names.en, names.ta]);
  expect(lineNameIn("ta", product.name)).toBe(product.names.ta);
  expect([categoryIn("ta", "Old category"), lineNameIn("ta", "Old pack")]).toEqual(["Old category", "Old pack"]);
});

test("a pause says in Tamil when the shop opens again, behind the staff's own words", () => {
  const state = { ...OPEN, orders_paused: "Pongal holidays", reopens_on: "2027-01-18" };
  expect(pauseText(state)).toBe("Pongal holidays. We open again on 18 January.");
  expect(pauseText(state, "ta", translate(pauseTa))).toMatch(/^Pongal holidays\. .*18.*ஜனவரி/);
});
