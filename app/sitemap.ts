import type { MetadataRoute } from "next";
import { languagesOf } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { type Category, type Product, shownCategories, shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { changedOn, POLICIES_CHANGED } from "#lib/shop/facts/shop-texts.ts";
import { languageCodes } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { FIXED_PAGES } from "#lib/shop/seo/addresses.ts";
import { pages } from "#pages/list.ts";

/*
 * The days on which what a page shows last changed, '2026-11-21', as the records say: never the day of a build. Pages of
 * text share one.
 */

const latest = (days: string[]) => days.reduce((last, day) => (day > last ? day : last));

/** A product's page shows its record. */
const productChangedOn = ({ slug }: Product): string => textsOf(slug).changedOn;

/** A category's page shows its record and its products. */
const categoryChangedOn = ({ slug, products }: Category): string =>
  latest([categoryTextsOf(slug).changedOn, ...products.map(productChangedOn)]);

/** The home page and the overview show the shop's record and every category. */
const shopChangedOn = (): string => latest([changedOn, ...shownCategories().map(categoryChangedOn)]);

/** A page by its path in English. */
type Entry = { path: string; lastModified: string; images?: string[] };

/** The pages of one record each. */
const ofRecords = (): Entry[] => [
  ...shownCategories().map((category) => ({
    path: `/category/${category.slug}`,
    images: [pictureFiles(`banner-${category.slug}`).src],
    lastModified: categoryChangedOn(category),
  })),
  // What it looks like, and what arrives.
  ...shownProducts().map((product) => ({
    path: `/product-details/${product.slug}`,
    images: [pictureFiles(product.picture).src, packFiles(product).src],
    lastModified: productChangedOn(product),
  })),
];

function entryOf(path: string): Entry {
  if (path === "/") return { path, images: [pictureFiles("hero").src], lastModified: shopChangedOn() };
  return { path, lastModified: path === "/categories" ? shopChangedOn() : POLICIES_CHANGED };
}

/**
 * Every page that says of itself that it is indexed, in each language, with its pictures and the day on which what it
 * shows last changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = pageOrigin();
  const fixed = FIXED_PAGES.filter((path) => pages[path]?.indexed);
  return [...fixed.map(entryOf), ...ofRecords()].flatMap(({ path, images, lastModified }) => {
    const addresses = Object.entries(languagesOf(path)).map(([language, address]) => [language, origin + address]);
    return languageCodes.map((language) => ({
      url: origin + pathIn(language, path),
      images: [...new Set(images)].map((image) => origin + image),
      lastModified,
      alternates: { languages: Object.fromEntries(addresses) },
    }));
  });
}
