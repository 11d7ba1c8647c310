/**
 * Makes what the shop delivers from the masters: AVIF in the widths used and one WebP of each, the manifest, and the cards that
 * other sites show of our pages. Only what changed; safe to stop at any time. Then the icon, and pictures of the shop as it is now.
 * See art/README.md.
 */
import { mkdirSync } from "node:fs";
import { OWN_CONTENT } from "../scripts/content/folders.ts";
import { writeRecord } from "../scripts/content/json-problem.ts";
import { cutPhotos } from "../scripts/content/photos.ts";
import { readPictures } from "../scripts/content/pictures.ts";
import { writeContent } from "../scripts/content/write.ts";
import { deliver, removeStale } from "../scripts/pictures/deliver.ts";
import { isCurrent, masterKeys, picturesFolder, recordFile } from "../scripts/pictures/record.ts";
import { makeShareCards } from "./cards/share-cards.ts";
import { makeIcon } from "./icon.ts";
import { takeScreens } from "./screens.ts";

for (const problem of await writeContent()) throw new Error(problem);
mkdirSync(picturesFolder, { recursive: true });
const keys = masterKeys();
const old = readPictures(OWN_CONTENT);
const record = Object.fromEntries(keys.flatMap((key) => (old[key] ? [[key, old[key]]] : [])));
const changed = keys.filter((key) => !isCurrent(key, record[key]));

for (const [index, key] of changed.entries()) {
  const began = performance.now();
  const { delivered, kilobytes } = await deliver(key);
  record[key] = delivered;
  writeRecord(recordFile, record);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${index + 1}/${changed.length}  ${key}  ${kilobytes.toFixed(0)} KB in all widths  ${seconds} s`);
}
writeRecord(recordFile, record);
const stale = removeStale({ ...record, ...cutPhotos() });
console.log(`${keys.length} pictures, ${changed.length} made anew, ${stale.length} stale files removed.`);
await makeShareCards();
// The cards just made are a part of the content.
for (const problem of await writeContent()) throw new Error(problem);
await makeIcon();
await takeScreens();
