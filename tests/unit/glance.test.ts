import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { servesOf, tasteFacts, useHeading } from "#lib/shop/catalogue/glance.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { product as productTexts } from "#texts/en/product.ts";

const t = translate(productTexts);
const [product = expect.fail("no product")] = products;
const texts = textsOf(product.slug);

test("the steps have a heading by what is done with the product; without a word about it, it is cooked", () => {
  expect(useHeading(t)).toBe("How to use it");
  expect(useHeading(t, "brew")).toBe("How to brew it");
});

test("how many a recipe serves is what its steps say, and nothing where they don't", () => {
  expect(servesOf(["Simmer for 5 minutes.", "Stir in and serve with rice. Serves 3."])).toBe(3);
  expect(servesOf(["Serve with rice."])).toBeNull();
});

test("the facts about its taste name its dishes and its recipe only where there are any", () => {
  const rows = (howToUse: string[], dishes: string[]) =>
    tasteFacts({ ...texts, howToUse }, dishes, t).map(([name]) => name);
  expect(rows(["Serves 4."], ["Idli", "Dosai"])).toEqual(["Taste", "Goes with", "Recipe serves"]);
  expect(rows(["Stir."], [])).toEqual(["Taste"]);
});
