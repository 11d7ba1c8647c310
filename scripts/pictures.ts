/**
 * Makes what the shop delivers from the masters: AVIF in the widths used and one WebP of each, the manifest, and the cards that
 * other sites show of our pages. Only what changed; safe to stop at any time. See art/README.md.
 */
import { mkdirSync } from "node:fs";
import { cutPhotos } from "./content/photos.ts";
import { writeContent } from "./content/write.ts";
import { deliver, removeStale } from "./pictures/deliver.ts";
import { isCurrent, masterKeys, picturesFolder, readRecord, writeRecord } from "./pictures/record.ts";
import { makeShareCards } from "./pictures/share-cards.ts";

for (const problem of await writeContent()) throw new Error(problem);
mkdirSync(picturesFolder, { recursive: true });
const keys = masterKeys();
const old = readRecord();
const record = Object.fromEntries(keys.flatMap((key) => (old[key] ? [[key, old[key]]] : [])));
const changed = keys.filter((key) => !isCurrent(key, record[key]));

for (const [index, key] of changed.entries()) {
  const began = performance.now();
  const { delivered, kilobytes } = await deliver(key);
  record[key] = delivered;
  writeRecord(record);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${index + 1}/${changed.length}  ${key}  ${kilobytes.toFixed(0)} KB in all widths  ${seconds} s`);
}
writeRecord(record);
const stale = removeStale({ ...record, ...cutPhotos() });
console.log(`${keys.length} pictures, ${changed.length} made anew, ${stale.length} stale files removed.`);
await makeShareCards();
// The cards just made are a part of the content.
for (const problem of await writeContent()) throw new Error(problem);
