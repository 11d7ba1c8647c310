import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "../env.ts";
import { widthsOf } from "../pictures/recipes.ts";
import type { Delivered } from "../pictures/record.ts";
import { parseJson } from "./json-problem.ts";

/** What is known of every picture of the shop, by its key. */
export type Pictures = Record<string, Delivered>;

/** The pictures that were cut before: `pictures.json`, made by npm run pictures. */
export function readPictures(folder: string): Pictures {
  const file = resolve(projectRoot, folder, "pictures.json");
  return existsSync(file) ? (parseJson(readFileSync(file, "utf8"), `${folder}/pictures.json`) as Pictures) : {};
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
