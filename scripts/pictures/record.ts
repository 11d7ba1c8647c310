import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../env.ts";
import { encoding, qualities, sizesOf } from "./recipes.ts";

export const mastersFolder = join(projectRoot, "art", "masters");
export const picturesFolder = join(projectRoot, "public", "pictures");
export const recordFile = "lib/content/pictures.json";

/** What a picture was delivered from, and what the shop has to know about it. */
export type Delivered = {
  /** Fingerprint of the master, and of the widths, budgets and settings. */
  master: string;
  recipe: string;
  /** Fingerprint of all the files made: a part of their names, so that browsers may cache them for good. */
  hash: string;
  width: number;
  height: number;
  /** What the names of its files begin with, where that isn't its key. */
  file?: string;
};

/** The first digits of a sha256: enough to distinguish versions. */
export function fingerprint(parts: (string | Uint8Array)[], digits = 16): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, digits);
}

/** The keys of all masters, in alphabetical order. */
export function masterKeys(): string[] {
  return readdirSync(mastersFolder)
    .filter((file) => file.endsWith(".jpg"))
    .map((file) => file.slice(0, -".jpg".length))
    .sort();
}

export function readMaster(key: string): Uint8Array {
  return readFileSync(join(mastersFolder, `${key}.jpg`));
}

/** What this picture would be delivered from now. */
export function sourceOf(key: string, master = readMaster(key)): Pick<Delivered, "master" | "recipe"> {
  return {
    master: fingerprint([master]),
    recipe: fingerprint([JSON.stringify([sizesOf(key), qualities, encoding])]),
  };
}

export function filesOf(key: string, hash: string): string[] {
  return sizesOf(key).map(({ width, format }) => `${key}-${width}.${hash}.${format}`);
}

/** Whether the picture is there as its master and its recipe have it now. */
export function isCurrent(
  key: string,
  delivered: Delivered | undefined,
  from = readMaster(key),
  folder = picturesFolder,
): delivered is Delivered {
  if (!delivered) return false;
  const { master, recipe } = sourceOf(key, from);
  if (delivered.master !== master || delivered.recipe !== recipe) return false;
  return filesOf(key, delivered.hash).every((file) => existsSync(join(folder, file)));
}
