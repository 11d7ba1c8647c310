import { parse } from "node:path";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { OWN_CONTENT } from "../../scripts/content/folders.ts";
import { photoFiles } from "../../scripts/content/photos.ts";
import { projectRoot } from "../../scripts/env.ts";
import { masterKeys, mastersFolder } from "../../scripts/pictures/record.ts";

/** Every card with its words and its picture, a product's pack before its food, an owner's photo before what the shop came with; each run reads them anew from the catalogue. */
export async function readShareCards() {
  const [{ shareCardWords, HOME_CARD }, { categories, products }] = await Promise.all([
    import("#lib/shop/seo/share-cards.ts"),
    import("#lib/shop/catalogue/catalogue.ts"),
  ]);
  const pictures: Record<string, { picture: string; categorySlug?: string; instead?: string }> = {
    [HOME_CARD]: { picture: "hero" },
    ...Object.fromEntries(
      categories.map(({ slug, products: [first] }) => [
        `category-${slug}`,
        { picture: `banner-${slug}`, categorySlug: slug, ...(first && { instead: first.picture }) },
      ]),
    ),
    ...Object.fromEntries(products.map(({ slug, picture, categorySlug }) => [slug, { picture, categorySlug }])),
  };
  if (products.length === 0) throw new Error("The catalogue is empty.");
  const files = new Map([
    ...masterKeys().map((key): [string, string] => [key, `${mastersFolder}/${key}.jpg`]),
    ...photoFiles(OWN_CONTENT).map((name): [string, string] => [
      parse(name).name,
      `${projectRoot}/${OWN_CONTENT}/photos/${name}`,
    ]),
  ]);
  return Object.entries(shareCardWords()).map(([key, words]) => {
    const { picture, instead = picture, ...card } = pictures[key] ?? { picture: "hero" };
    const shown = [packKeyOf(key), picture, instead].find((each) => files.has(each)) ?? "placeholder";
    return { key, words, ...card, picture: shown, file: files.get(shown) ?? "" };
  });
}
