import { expect, test } from "vitest";
import { shareCardData } from "#content/cards.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import {
  categoryShareCard,
  HOME_CARD,
  homeShareCard,
  productShareCard,
  shareCardWords,
} from "#lib/shop/seo/share-cards.ts";

const [one] = products;
const [category] = categories;
if (!one || !category) throw new Error("The catalogue is empty.");

test("a product's card carries the shop's name, the product's in both scripts, and its price", () => {
  for (const { slug, name, tamilName, price, grams } of products) {
    const words = { brand: shop.name, name, tamilName, price: rupees(price), weight: `for ${grams} g` };
    expect(shareCardWords()[slug]).toEqual(words);
  }
});

test("a page's card is its own, and says in words what is on it", () => {
  const { slug, name, tamilName, price, grams } = one;
  expect(productShareCard(one)).toMatchObject({
    url: expect.stringMatching(new RegExp(`^/og/.*\\.${shareCardData[slug]?.hash}\\.jpg$`)),
    alt: `${name}, ${tamilName}: ${rupees(price)} for ${grams} g`,
  });
  expect(homeShareCard()?.url).toMatch(/^\/og\/.*\.[0-9a-f]{8}\.jpg$/);
});

test("a category whose card is missing is shown with the shop's", () => {
  expect(categoryShareCard(category)).toEqual(homeShareCard());
  expect(categoryShareCard({ slug: "new-category" })).toEqual(homeShareCard());
});

/** What a page shares while its card has another word. */
function sharedWith(key: string, word: "price" | "brand", share: () => unknown): unknown {
  const words: Record<string, unknown> = shareCardData[key]?.words ?? expect.fail(`There is no card of ${key}.`);
  const today = words[word];
  words[word] = "yesterday's";
  const shared = share();
  words[word] = today;
  return shared;
}

test("a card with yesterday's price or brand is not shown: its category's stands in, and for the shop's its sign", () => {
  const shared = () => productShareCard(one);
  const unknown = () => productShareCard({ ...one, slug: "new-product" });
  for (const word of ["price", "brand"] as const)
    expect(sharedWith(one.slug, word, shared)).toEqual(categoryShareCard(category));
  expect(shared()).not.toEqual(categoryShareCard(category));
  expect(unknown()).toEqual(categoryShareCard(category));
  expect(sharedWith(HOME_CARD, "price", unknown)).toMatchObject({ url: "/icons/icon-512.png" });
});

test("an owner's photo is what is shared of its product", () => {
  const before = liveFacts();
  setLiveFacts({ ...before, photos: { [one.slug]: "1a2b3c4d" } });
  expect(productShareCard(one)).toMatchObject({ url: `/pictures/${one.slug}-photo-1200.1a2b3c4d.jpeg`, height: 1200 });
  setLiveFacts(before);
});
