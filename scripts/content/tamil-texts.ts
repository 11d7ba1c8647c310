import type { TamilTexts } from "#lib/shop/content/content-types.ts";
import type { Content } from "./read.ts";

/** The entries that are there. */
const given = <T>(entries: [key: string, value: T | undefined][]): Record<string, T> =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));

/** The Tamil texts of all records, for the server's module. */
export function tamilTexts({ shop, categories, products }: Content): TamilTexts {
  const { tamil = {} } = shop;
  const { hero, heritageAlt, making } = tamil;
  return {
    shop: tamil,
    categories: given(categories.map((category) => [category.slug, category.tamil])),
    products: given(products.map((product) => [product.slug, product.tamil])),
    pictureWords: given([
      ["hero", hero?.alt],
      ["hero-mobile", hero?.altOnPhones],
      ["heritage", heritageAlt],
      ...categories.map((category): [string, string | undefined] => [
        `banner-${category.slug}`,
        category.tamil?.bannerAlt,
      ]),
      ...products.map((product): [string, string | undefined] => [product.picture, product.tamil?.pictureAlt]),
      ...(making?.steps ?? []).map(({ alt }, index): [string, string | undefined] => [`making-${index + 1}`, alt]),
    ]),
  };
}
