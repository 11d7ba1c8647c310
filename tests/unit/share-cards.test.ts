import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shareCardData } from "#content/cards.ts";
import { products } from "@/lib/shop/catalogue";
import { rupees } from "@/lib/shop/money";
import { categoryShareCard, homeShareCard, productShareCard, shareCardWords } from "@/lib/shop/share-cards";
import { CARD_KB, cardSource, cardsFolder, readCardRecord } from "@/scripts/pictures/share-cards";
import { readShareCards } from "@/scripts/pictures/shop-words";

const RUN = "run 'npm run pictures' and commit what it makes";

const record = readCardRecord();
/** A card whose page has other words by now is not shown; it is made anew when the owner runs the command. */
const isShown = (key: string) => JSON.stringify(record[key]?.words) === JSON.stringify(shareCardWords[key]);

test("each card that is shown is made from the picture and the design that stand here today", async () => {
  const shown = (await readShareCards()).filter(({ key }) => isShown(key));
  expect(shown.length).toBeGreaterThan(0);
  for (const card of shown)
    expect(record[card.key]?.source, `The card of ${card.key} is stale: ${RUN}`).toBe(cardSource(card));
});

test("a product's card carries its name in both scripts and its price", () => {
  for (const { slug, name, tamil, price, grams } of products)
    expect(shareCardWords[slug]).toEqual({ title: name, tamil, price: rupees(price), grams: `for ${grams} g` });
});

test("the cards on disk are the ones the shop names, 1200 x 630 and light enough for a messenger", async () => {
  const named = Object.entries(record).map(([key, { hash }]) => `${key}.${hash}.jpg`);
  expect(readdirSync(cardsFolder).sort(), RUN).toEqual(named.sort());
  for (const file of named) {
    expect(statSync(join(cardsFolder, file)).size).toBeLessThan(CARD_KB * 1024);
    const { width, height, format } = await sharp(join(cardsFolder, file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

const [one] = products.filter(({ slug }) => isShown(slug));
if (!one) throw new Error("No product has a card.");

test("a page's card is its own, and says in words what is on it", () => {
  const { slug, name, tamil, price, grams } = one;
  expect(productShareCard(one)).toMatchObject({
    url: `/og/${slug}.${record[slug]?.hash}.jpg`,
    alt: `${name}, ${tamil}: ${rupees(price)} for ${grams} g`,
  });
  expect(homeShareCard()?.url).toMatch(/^\/og\/home\.[0-9a-f]{8}\.jpg$/);
});

test("a product whose card is missing or out of date is shown with its category's, and that without one with the shop's", () => {
  const category = categoryShareCard({ slug: one.categorySlug });
  expect(productShareCard({ slug: "new-product", category: one.category })).toEqual(category);
  const made = shareCardData[one.slug];
  if (!made) throw new Error("There is no card of it.");
  const { price } = made.words;
  made.words.price = "₹1";
  expect(productShareCard(one)).toEqual(category);
  made.words.price = price;
  expect(categoryShareCard({ slug: "new-category" })).toEqual(homeShareCard());
});
