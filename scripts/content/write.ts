import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { readShareCards } from "./cards.ts";
import { checkContent, checkPictures } from "./check.ts";
import { contentFolder, generatedFolder } from "./folders.ts";
import { contentModules } from "./modules.ts";
import { cutNewPhotos } from "./photos.ts";
import { readPictures } from "./pictures.ts";
import { type Problem, readContent } from "./read.ts";

/**
 * Checks the shop's facts, cuts the owner's new photos and writes the modules that the shop imports, into `.content`. With a
 * mistake no module is written, and an unchanged file is not written again.
 * @param cutInto the folder of the cut photos, if not public/pictures
 * @returns the mistakes, one message each
 */
export async function writeContent(folder = contentFolder(), cutInto?: string): Promise<Problem[]> {
  const { content, problems } = readContent(folder);
  if (!content) return problems;
  const keys = new Set(content.products.flatMap(({ slug, picture }) => [picture.key, packKeyOf(slug)]));
  const { photos, problems: unusable } = await cutNewPhotos(folder, keys, cutInto);
  const pictures = { ...readPictures(folder), ...photos };
  const found = [...checkContent(content, folder), ...checkPictures(pictures, folder), ...unusable];
  if (found.length > 0) return found;
  const target = generatedFolder(folder);
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(contentModules(content, pictures, readShareCards(folder)))) {
    const path = join(target, name);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  return [];
}
