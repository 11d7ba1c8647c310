import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { encoding, type Format, qualities, sizesOf } from "./recipes.ts";
import { type Delivered, filesOf, fingerprint, picturesFolder, readMaster, sourceOf } from "./record.ts";

/** Writes all files of a picture, and answers with what the shop has to know of them. */
export async function deliver(key: string, master = readMaster(key), into = picturesFolder) {
  const source = sourceOf(key, master);
  const { width = 0, height = 0 } = await sharp(master).metadata();
  const files: Buffer[] = [];
  for (const { format, width: side, kilobytes: most } of sizesOf(key)) {
    const raw = await sharp(master).resize(side).raw().toBuffer({ resolveWithObject: true });
    files.push(await bestThatFits(format, raw, most));
  }
  const hash = fingerprint(files, 8);
  filesOf(key, hash).forEach((name, index) => {
    writeFileSync(join(into, name), files[index] ?? "");
  });
  const kilobytes = files.reduce((sum, file) => sum + file.length, 0) / 1024;
  const delivered: Delivered = { ...source, hash, width, height };
  return { delivered, kilobytes };
}

/** Removes every file that no picture of the record owns. */
export function removeStale(record: Record<string, Delivered>): string[] {
  const owned = new Set(Object.entries(record).flatMap(([key, { hash }]) => filesOf(key, hash)));
  const stale = readdirSync(picturesFolder).filter((file) => !owned.has(file));
  for (const file of stale) rmSync(join(picturesFolder, file));
  return stale;
}

type Raw = { data: Buffer; info: OutputInfo };

/** The highest quality whose file is light enough, found by halving: encoding is slow. */
async function bestThatFits(format: Format, { data, info }: Raw, kilobytes: number): Promise<Buffer> {
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const encoded = (quality: number) =>
    image
      .clone()
      [format]({ ...encoding[format], quality })
      .toBuffer();
  const fits = (file: Buffer) => file.length <= kilobytes * 1024;
  const [best = 0, ...rest] = qualities[format];
  let found = await encoded(best);
  if (fits(found)) return found;
  let [low, high] = [0, rest.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const file = await encoded(rest[middle] ?? 0);
    if (fits(file)) [found, high] = [file, middle];
    else low = middle + 1;
  }
  if (fits(found)) return found;
  throw new Error(`No quality that may be shown brings ${info.width} px of ${format} under ${kilobytes} KB.`);
}
