import type { MetadataRoute } from "next";
import { languagesOf } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { type Category, type Product, shownCategories, shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { changedOn, POLICIES_CHANGED } from "#lib/shop/facts/shop-texts.ts";
import { languageCodes } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";

const policies = ["privacy", "terms", "shipping-returns", "contact"];

/* The days on which what a page shows last changed, '2026-11-21', as the records say: never the day of a build. */

const latest = (days: string[]) => days.reduce((last, day) => (day > last ? day : last));

/** A product's page shows its record. */
const productChangedOn = ({ slug }: Pick<Product, "slug">): string => textsOf(slug).changedOn;

/** A category's page shows its record and its products. */
const categoryChangedOn = ({ slug, products }: Pick<Category, "slug" | "products">): string =>
  latest([categoryTextsOf(slug).changedOn, ...products.map(productChangedOn)]);

/** The home page and the overview show the shop's record and every category. */
const shopChangedOn = (): string => latest([changedOn, ...shownCategories().map(categoryChangedOn)]);

/**
 * Every page that wants to be found, in both languages, with its pictures and the day on which what it shows last
 * changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = pageOrigin();
  const pictures = (...paths: string[]) => [...new Set(paths)].map((path) => origin + path);
  const english: MetadataRoute.Sitemap = [
    { url: `${origin}/`, images: pictures(pictureFiles("hero").src), lastModified: shopChangedOn() },
    { url: `${origin}/categories`, lastModified: shopChangedOn() },
    ...shownCategories().map((category) => ({
      url: `${origin}/category/${category.slug}`,
      images: pictures(pictureFiles(`banner-${category.slug}`).src),
      lastModified: categoryChangedOn(category),
    })),
    // What it looks like, and what arrives.
    ...shownProducts().map((product) => ({
      url: `${origin}/product-details/${product.slug}`,
      images: pictures(pictureFiles(product.picture).src, packFiles(product).src),
      lastModified: productChangedOn(product),
    })),
    ...policies.map((path) => ({ url: `${origin}/${path}`, lastModified: POLICIES_CHANGED })),
  ];
  return english.flatMap((page) => {
    const path = page.url.slice(origin.length);
    const languages = Object.fromEntries(
      Object.entries(languagesOf(path)).map(([language, address]) => [language, origin + address]),
    );
    return languageCodes.map((language) => ({
      ...page,
      url: origin + pathIn(language, path),
      alternates: { languages },
    }));
  });
}
