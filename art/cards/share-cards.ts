import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readRecord, writeRecord } from "../../scripts/content/json-problem.ts";
import { projectRoot } from "../../scripts/env.ts";
import { fingerprint } from "../../scripts/pictures/record.ts";
import { openBrowser } from "../browser.ts";
import { cardPage } from "./share-card-page.ts";
import { readShareCards } from "./shop-words.ts";

export const cardsFolder = join(projectRoot, "public", "og");
const cardRecordFile = "lib/content/share-cards.json";
const SIZE = { width: 1200, height: 630 };
/** What messengers still fetch. */
export const CARD_KB = 300;

type ShopCard = Awaited<ReturnType<typeof readShareCards>>[number];
type MadeCard = { source: string; hash: string; words: ShopCard["words"] };

export const readCardRecord = (): Record<string, MadeCard> => readRecord(cardRecordFile);

/** Fingerprint of all that a card is made from: the pages that show its picture as a square and as a strip. */
export function cardSource({ key, words, file, categorySlug }: ShopCard): string {
  const card = { words, isShop: key === "home", categorySlug, picture: readFileSync(file) };
  return fingerprint([true, false].map((square) => cardPage({ ...card, square })));
}

/** Makes the cards whose words, picture or design changed, and the shop's list of them. */
export async function makeShareCards(): Promise<void> {
  mkdirSync(cardsFolder, { recursive: true });
  const cards = await readShareCards();
  const old = readCardRecord();
  const record: Record<string, MadeCard> = {};
  const stale = cards.filter((card) => {
    const made = old[card.key];
    const isCurrent =
      made?.source === cardSource(card) && existsSync(join(cardsFolder, `${card.key}.${made.hash}.jpg`));
    if (isCurrent) record[card.key] = made;
    return !isCurrent;
  });
  if (stale.length > 0) await photograph(stale, record);
  writeRecord(cardRecordFile, record);
  const owned = new Set(Object.entries(record).map(([key, { hash }]) => `${key}.${hash}.jpg`));
  for (const file of readdirSync(cardsFolder)) if (!owned.has(file)) rmSync(join(cardsFolder, file));
  console.log(`${cards.length} share cards, ${stale.length} made anew.`);
}

async function photograph(cards: ShopCard[], record: Record<string, MadeCard>): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    for (const [index, card] of cards.entries()) {
      const { key, words, picture, file: of, categorySlug } = card;
      const square = !picture.startsWith("banner-");
      await page.setContent(
        cardPage({ words, isShop: key === "home", categorySlug, picture: readFileSync(of), square }),
      );
      await page.evaluate(() =>
        Promise.all([document.fonts.ready, ...[...document.images].map((each) => each.decode())]),
      );
      const file = await lightEnough(await page.screenshot());
      const hash = fingerprint([file], 8);
      writeFileSync(join(cardsFolder, `${key}.${hash}.jpg`), file);
      record[key] = { source: cardSource(card), hash, words };
      console.log(`${index + 1}/${cards.length}  card of ${key}  ${(file.length / 1024).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
}

async function lightEnough(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [84, 76, 68, 60]) {
    const file = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < CARD_KB * 1024) return file;
  }
  throw new Error(`A card does not come under ${CARD_KB} KB.`);
}
