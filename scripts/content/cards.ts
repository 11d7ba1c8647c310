import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ShareCardWords } from "#lib/shop/content/content-types.ts";
import { projectRoot } from "../env.ts";
import { parseJson } from "./json-problem.ts";

/** The cards that other sites show of the shop's pages, by their keys: the file's fingerprint, the words set on it, and what the file's name begins with where that isn't the key. */
export type ShareCards = Record<string, { hash: string; words: ShareCardWords; file?: string }>;

/** The cards that were made before: `share-cards.json`, made by npm run pictures. A shop without cards shows none. */
export function readShareCards(folder: string): ShareCards {
  const file = resolve(projectRoot, folder, "share-cards.json");
  return existsSync(file) ? (parseJson(readFileSync(file, "utf8"), `${folder}/share-cards.json`) as ShareCards) : {};
}

/** The cards as a module. */
export function cardsModule(cards: ShareCards): string {
  const data = Object.fromEntries(
    Object.entries(cards).map(([key, { hash, words, file }]) => [key, { hash, words, file }]),
  );
  return [
    'import type { ShareCardWords } from "#lib/shop/content/content-types.ts";\n',
    `export const shareCardData: Record<string, { hash: string; words: ShareCardWords; file?: string }> = ${JSON.stringify(data, null, 1)};\n`,
  ].join("");
}
