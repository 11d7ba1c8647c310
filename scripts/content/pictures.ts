import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isPackKey } from "#lib/shop/pictures/pack-key.ts";
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

/**
 * The colours that a picture shows until it is there, as CSS: the pages may carry no style attribute. A pack has those of its
 * product's picture (lib/shop/pictures/picture-files), and what is small or far below has none: every page loads these rules.
 */
export function pictureColours(pictures: Pictures): string {
  const rules = Object.entries(pictures)
    .filter(([key]) => !isPackKey(key) && !/^(dish|making)-/.test(key))
    .map(
      ([
        key,
        {
          colours: [subject, above],
        },
      ]) => [`[data-picture="${key}"] {`, `  --c: ${short(subject)};`, `  --a: ${short(above)};`, "}"].join("\n"),
    );
  return `${rules.join("\n")}\n`;
}

/** '#a2732a' as '#963', six steps a part: every page loads these, and a placeholder that is seen for a moment needs no more. */
function short(colour: string): string {
  const parts = colour.match(/[\da-f]{2}/g) ?? [];
  return `#${parts.map((part) => (3 * Math.round(Number.parseInt(part, 16) / 51)).toString(16)).join("")}`;
}
