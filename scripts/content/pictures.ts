import type { ShareCardWords } from "#lib/shop/content/content-types.ts";
import { widthsOf } from "../pictures/recipes.ts";
import type { Delivered } from "../pictures/record.ts";
import { readRecord } from "./json-problem.ts";

/** What is known of every picture of the shop, by its key. */
export type Pictures = Record<string, Delivered>;

/** The pictures that were cut before: `pictures.json`, made by npm run pictures. */
export const readPictures = (folder: string): Pictures => readRecord(`${folder}/pictures.json`);

/**
 * The cards that other sites show of the shop's pages, by their keys: the file's fingerprint, the words set on it, and
 * what the file's name begins with where that isn't the key.
 */
export type ShareCards = Record<string, { hash: string; words: ShareCardWords; file?: string }>;

/**
 * The cards that were made before: `share-cards.json`, made by npm run pictures. A shop without cards shows none. In a
 * file of an earlier release the other name is `tamilName`.
 */
export function readShareCards(folder: string): ShareCards {
  const cards: ShareCards = readRecord(`${folder}/share-cards.json`);
  for (const card of Object.values(cards)) {
    const { brand, name, tamilName, otherName, price, weight }: ShareCardWords & { tamilName?: string } = card.words;
    card.words = { brand, name, otherName: tamilName ?? otherName, price, weight };
  }
  return cards;
}

/** The facts by which the shop names every file of a picture, as a module. */
export function picturesModule(pictures: Pictures): string {
  const facts = Object.fromEntries(
    Object.entries(pictures).map(([key, { hash, width, height, file }]) => [
      key,
      { hash, width, height, widths: widthsOf(key), file },
    ]),
  );
  return [
    'import type { PictureFacts } from "#lib/shop/pictures/picture-sources.ts";\n',
    `export const pictureData: Record<string, PictureFacts> = ${JSON.stringify(facts)};\n`,
  ].join("");
}
