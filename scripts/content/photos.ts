import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";
import { projectRoot } from "../env.ts";
import { isCurrent, picturesFolder, sourceOf } from "../pictures/record.ts";
import { contentFolder, generatedFolder } from "./folders.ts";
import { readRecord, writeRecord } from "./json-problem.ts";
import type { Pictures } from "./pictures.ts";
import type { Problem } from "./read.ts";

const recordOf = (folder: string) => join(generatedFolder(folder), "photos.json");
const ENDINGS = [".jpg", ".jpeg", ".png", ".webp"];
/**
 * What a photo is cut to, in pixels; a smaller one would look soft. A category's banner is wide, a product's picture a
 * square.
 */
const BANNER = { width: 1600, height: 640, least: "1600 wide and 640 high" };
const SQUARE = { width: PHOTO_SIDE, height: PHOTO_SIDE, least: `${PHOTO_SIDE} on its shorter side` };
const sizeOf = (key: string) => (key.startsWith("banner-") ? BANNER : SQUARE);

/** The owner's photos that were cut so far. @param folder where the content is */
export const cutPhotos = (folder = contentFolder()): Pictures => readRecord(recordOf(folder));

/** The owner's photos, cut or not: the names of their files. */
export function photoFiles(folder: string): string[] {
  const path = resolve(projectRoot, folder, "photos");
  return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith(".")) : [];
}

/**
 * Cuts the owner's photos (`photos/<picture>.jpg`) to every file that the shop shows, AVIF in all widths and one WebP,
 * into public/pictures. A photo that was cut before is skipped; a new one takes about ten seconds.
 * @param keys the names of the pictures that the content needs
 * @param into the folder of the cut pictures
 * @returns the facts of each photo, and one message for each that can't be used
 */
export async function cutNewPhotos(folder: string, keys: Set<string>, into = picturesFolder) {
  const before = cutPhotos(folder);
  const photos: Pictures = {};
  const problems = await eachPhoto(folder, keys, async (key, photo) => {
    photos[key] = await cut(key, photo, before, into);
  });
  if (!isDeepStrictEqual(photos, before)) writeRecord(recordOf(folder), photos);
  return { photos, problems };
}

/** What is wrong with the owner's photos, one message for each that a build can't use. Cuts none. */
export async function photoProblems(folder: string, keys: Set<string>): Promise<Problem[]> {
  const before = cutPhotos(folder);
  return eachPhoto(folder, keys, async (key, photo) => {
    if (!isCurrent(key, before[key], photo, picturesFolder)) await masterOf(key, photo);
  });
}

/** Gives each photo that has a place to the work, and returns a message for each that has none or that fails. */
async function eachPhoto(
  folder: string,
  keys: Set<string>,
  work: (key: string, photo: Buffer) => Promise<void>,
): Promise<Problem[]> {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const path = resolve(projectRoot, folder, "photos");
  for (const name of photoFiles(folder)) {
    const key = name.slice(0, -extname(name).length);
    const report = (problem: string) => problems.push(`${folder}/photos/${name}: ${problem}`);
    if (!ENDINGS.includes(extname(name)))
      report(`is no photo that can be cut; a file that ends in ${ENDINGS.join(", ")}`);
    else if (seen.has(key)) report("there is another photo of this name; remove one");
    else if (!keys.has(key)) report(placeless(key));
    else {
      try {
        await work(key, readFileSync(join(path, name)));
        seen.add(key);
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  }
  return problems;
}

/** Why a photo of that name is shown nowhere. */
const placeless = (key: string) =>
  key.startsWith("banner-")
    ? `there is no category ${key.slice("banner-".length)}; name the photo after the slug of its category`
    : `no product has the picture ${key}; name the photo after its product's picture`;

async function cut(key: string, photo: Buffer, before: Pictures, into: string): Promise<Pictures[string]> {
  const made = before[key];
  if (isCurrent(key, made, photo, into)) return made;
  const began = performance.now();
  const master = await masterOf(key, photo);
  mkdirSync(into, { recursive: true });
  const { delivered } = await (await import("../pictures/deliver.ts")).deliver(key, master, into);
  console.log(`Cut the photo of ${key} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return { ...delivered, master: sourceOf(key, photo).master };
}

/** A photo as the picture that all its sizes are cut from, upright. @throws Error that says why it can't be used */
async function masterOf(key: string, photo: Buffer): Promise<Buffer> {
  // Only here: a shop without photos of its own needs no picture library to build.
  const { default: sharp } = await import("sharp");
  const size = sizeOf(key);
  const { autoOrient: is } = await sharp(photo).metadata();
  if (is.width < size.width || is.height < size.height)
    throw new Error(`is ${is.width} x ${is.height} pixels; at least ${size.least}, so take it from the camera whole`);
  // A camera stores how it was held beside the picture; turned upright first.
  return sharp(photo).rotate().resize(size.width, size.height, { fit: "cover" }).jpeg({ quality: 92 }).toBuffer();
}
