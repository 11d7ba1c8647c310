import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { FIXED_PAGES } from "#lib/shop/seo/addresses.ts";
import { ENGLISH_ONLY } from "#pages/english-only.ts";
import { long } from "./length";

/** A category of three packs: its grid has a free place, which the set of all three fills. */
export const three = categories.find((category) => category.products.length === 3)?.slug;

/** Every page of the shop, and addresses of each kind that it hasn't. */
export const everyPage = [
  ...FIXED_PAGES,
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
  "/category/unknown",
  "/product-details/unknown",
  "/unknown",
];

const bySize = [...categories].sort((one, other) => one.products.length - other.products.length);
const byName = [...products].sort((one, other) => other.name.length - one.name.length);
/** What stands for all categories and products in the short form: the smallest and the largest, the longest names, one as a pack. */
const kinds = [
  ...[bySize[0], bySize.at(-1), categories[0], categories.at(-1)].map((category) => `/category/${category?.slug}`),
  `/category/${three}`,
  ...byName.slice(0, 3).map(({ slug }) => `/product-details/${slug}`),
  "/product-details/black-pepper",
  "/product-details/hill-turmeric",
];

/** The pages that are opened in a browser, in one language. */
export const pagesIn = (language: "en" | "ta"): string[] =>
  everyPage
    .filter((path) => long || !/^\/(?:category|product-details)\/(?!unknown)/.test(path) || kinds.includes(path))
    .filter((path) => language === "en" || !ENGLISH_ONLY.includes(path))
    .map((path) => pathIn(language, path));
