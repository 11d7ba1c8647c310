import { join } from "node:path";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { projectRoot } from "../env.ts";
import { writeFile } from "../write-file.ts";
import { checkContent, checkPictures } from "./check.ts";
import { contentFolder, generatedFolder } from "./folders.ts";
import { inlineModules } from "./inline-scripts.ts";
import { contentModules } from "./modules.ts";
import { pageModules } from "./page-list.ts";
import { cutNewPhotos } from "./photos.ts";
import { readPictures, readShareCards } from "./pictures.ts";
import { policyModules } from "./policies.ts";
import { type Content, type Problem, readContent } from "./read.ts";
import { textModules } from "./text-modules.ts";

/**
 * Checks the shop's facts, cuts the owner's new photos and writes the modules that the shop imports, into `.content`,
 * with the compiled texts of the pages, the policies, the list of the pages and the script that they have inline. With a
 * mistake no module is written.
 * @param cutInto the folder of the cut photos, if not public/pictures
 * @returns the mistakes, one message each
 */
export async function writeContent(folder = contentFolder(), cutInto?: string): Promise<Problem[]> {
  const { content, problems } = readContent(folder);
  if (!content) return problems;
  const { photos, problems: unusable } = await cutNewPhotos(folder, photoKeys(content), cutInto);
  const pictures = { ...readPictures(folder), ...photos };
  const texts = textModules();
  const policies = policyModules();
  const pages = pageModules();
  const found = [
    ...checkContent(content, folder),
    ...checkPictures(pictures, folder),
    ...unusable,
    ...texts.problems,
    ...policies.problems,
    ...pages.problems,
  ];
  if (found.length > 0) return found;
  writeModules(generatedFolder(folder), contentModules(content, pictures, readShareCards(folder)));
  writeModules(join(projectRoot, ".content/texts"), { ...texts.modules, ...policies.modules });
  writeModules(join(projectRoot, ".content/pages"), pages.modules);
  const inline = join(projectRoot, ".content/inline");
  writeModules(inline, await inlineModules(inline));
  return [];
}

/**
 * The names that an owner's photo may have: those of a product's picture and of its pack, and of a category's banner.
 */
export const photoKeys = ({ categories, products }: Content): Set<string> =>
  new Set([
    ...products.flatMap(({ slug, picture }) => [picture, packKeyOf(slug)]),
    ...categories.map(({ slug }) => `banner-${slug}`),
    "maker",
  ]);

function writeModules(target: string, modules: Record<string, string>): void {
  for (const [name, text] of Object.entries(modules)) writeFile(join(target, name), text);
}
