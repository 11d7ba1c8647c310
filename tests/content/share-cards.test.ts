import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shareCardWords } from "#lib/shop/seo/share-cards.ts";
import { CARD_KB, cardSource, cardsFolder, readCardRecord } from "@/art/cards/share-cards";
import { readShareCards } from "@/art/cards/shop-words";

/* The cards that other sites show of the shop's own pages. */
const RUN = "run 'npm run pictures' and commit what it makes";

const record = readCardRecord();
/** A card whose page has other words by now is not shown; it is made anew when the owner runs the command. */
const isShown = (key: string) => JSON.stringify(record[key]?.words) === JSON.stringify(shareCardWords()[key]);

test("the cards that are shown are made by the design that stands here today", async () => {
  const shown = (await readShareCards()).filter(({ key }) => isShown(key));
  // Another design makes every card stale; a category's new colours or an owner's photo only some.
  const current = shown.filter((card) => record[card.key]?.source === cardSource(card));
  expect(shown.length === 0 || current.length > 0, `Every card is stale: ${RUN}`).toBe(true);
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
