import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { categories, products } from "@/lib/shop/catalogue";
import { shareCardData } from "@/lib/shop/share-card-data";
import { categoryShareCard, homeShareCard, productShareCard, shareCardWords } from "@/lib/shop/share-cards";
import { CARD_KB, cardSource, cardsFolder, readCardRecord } from "@/scripts/pictures/share-cards";
import { readShareCards } from "@/scripts/pictures/shop-words";

const RUN = "run 'npm run pictures' and commit what it makes";

test.each(Object.entries(shareCardWords))("the card of %s says what the shop says today", (key, words) => {
  expect(shareCardData[key]?.words, `The card of ${key} is stale: ${RUN}`).toEqual(words);
});

test("each card is made from the picture, the words and the design that stand here today", async () => {
  const record = readCardRecord();
  const cards = await readShareCards();
  expect(cards).toHaveLength(1 + categories.length + products.length);
  for (const card of cards)
    expect(record[card.key]?.source, `The card of ${card.key} is stale: ${RUN}`).toBe(cardSource(card));
});

test("a product's card carries its name in both scripts and its price", () => {
  for (const { slug, name, tamil, price, grams } of products)
    expect(shareCardData[slug]?.words).toEqual({ title: name, tamil, price: `₹${price}`, grams: `for ${grams} g` });
});

test("the cards on disk are the ones the shop names, 1200 x 630 and light enough for a messenger", async () => {
  const named = Object.entries(shareCardData).map(([key, { hash }]) => `${key}.${hash}.jpg`);
  expect(readdirSync(cardsFolder).sort(), RUN).toEqual(named.sort());
  for (const file of named) {
    expect(statSync(join(cardsFolder, file)).size).toBeLessThan(CARD_KB * 1024);
    const { width, height, format } = await sharp(join(cardsFolder, file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

test("home, every category and every product have a card of their own", () => {
  const cards = [homeShareCard(), ...categories.map(categoryShareCard), ...products.map(productShareCard)];
  expect(new Set(cards.map((card) => card?.url)).size).toBe(1 + categories.length + products.length);
  expect(productShareCard({ slug: "sambar-powder", category: "Powder" })).toMatchObject({
    url: expect.stringMatching(/^\/og\/sambar-powder\.[0-9a-f]{8}\.jpg$/),
    alt: "Sambar Powder, சாம்பார் பொடி: ₹200 for 200 g",
  });
});

test("a product whose card is missing or out of date is shown with its category's, and that without one with the shop's", () => {
  const powder = categoryShareCard({ slug: "powder" });
  expect(productShareCard({ slug: "new-powder", category: "Powder" })).toEqual(powder);
  const made = shareCardData["sambar-powder"];
  if (!made) throw new Error("There is no card of sambar powder.");
  const { price } = made.words;
  made.words.price = "₹150";
  expect(productShareCard({ slug: "sambar-powder", category: "Powder" })).toEqual(powder);
  made.words.price = price;
  expect(categoryShareCard({ slug: "sweets" })).toEqual(homeShareCard());
});
