import { expect, test } from "vitest";
import { shareCardData } from "#content/cards.ts";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import {
  categoryShareCard,
  HOME_CARD,
  homeShareCard,
  productShareCard,
  shareCardWords,
} from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";

const [one] = products;
const [category] = categories;
if (!one || !category) throw new Error("The catalogue is empty.");

test("a product's card carries the shop's name, the product's in both scripts, and its price", () => {
  for (const { slug, name, tamilName, price, grams } of products)
    expect(shareCardWords()[slug]).toEqual({
      brand: shop.name,
      name,
      tamilName,
      price: rupees(price),
      weight: `for ${grams} g`,
    });
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

test.each(["price", "brand"] as const)("a card with yesterday's %s is not shown: its category's stands in", (word) => {
  expect(productShareCard({ ...one, slug: "new-product" })).toEqual(categoryShareCard(category));
  const made = shareCardData[one.slug];
  if (!made) throw new Error("There is no card of it.");
  const today = made.words[word];
  made.words[word] = "yesterday's";
  expect(productShareCard(one)).toEqual(categoryShareCard(category));
  made.words[word] = today;
  expect(productShareCard(one)).not.toEqual(categoryShareCard(category));
});

test("an owner's photo is what is shared of its product", () => {
  const before = liveFacts();
  setLiveFacts({ ...before, photos: { [one.slug]: "1a2b3c4d" } });
  expect(productShareCard(one)).toMatchObject({ url: `/pictures/${one.slug}-photo-1200.1a2b3c4d.jpeg`, height: 1200 });
  setLiveFacts(before);
});

test("where even the home page's card has yesterday's price, the shop's sign stands in", () => {
  const made = shareCardData[HOME_CARD];
  if (!made) throw new Error("There is no card of the home page.");
  const today = made.words.price;
  made.words.price = "yesterday's";
  expect(productShareCard({ ...one, slug: "new-product" }).url).toBe("/icons/icon-512.png");
  made.words.price = today;
});
