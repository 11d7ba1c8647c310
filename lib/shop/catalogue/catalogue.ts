import { categoryRecords, namePatterns, productRecords } from "#content/catalogue.ts";
import type { BrowserCategory, BrowserProduct } from "#lib/shop/content/content-types.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { isShown, liveFacts } from "./live-facts.ts";

/*
 * The seam to the shop's content: the rest of the code calls these functions. catalogue-texts.ts is its part for the
 * server, and search-words.ts the one for the search.
 */

/** A product as the browser needs it. Its texts are in catalogue-texts.ts and stay on the server. */
export type Product = BrowserProduct & {
  /** The English name of the category it belongs to, which cart lines carry. */
  category: string;
  /** Whole rupees for one pack, at this moment: see live-facts.ts. NaN in a browser that knows none yet. */
  readonly price: number;
};

export type Category = BrowserCategory & { products: Product[] };

/** All categories in the order in which the shop shows them. */
export const categories: Category[] = categoryRecords.map((category) => ({
  ...category,
  products: productRecords
    .filter(({ categorySlug }) => categorySlug === category.slug)
    .map((product) => ({
      ...product,
      category: category.name,
      get price() {
        return liveFacts().prices[product.slug] ?? Number.NaN;
      },
    })),
}));

/** All products, category by category, hidden ones too: earlier orders have them. */
export const products: Product[] = categories.flatMap((category) => category.products);

/** The products that are shown and sold at this moment. */
export const shownProducts = (): Product[] => products.filter(isShown);

/** The categories with them; one without any is left out. */
export const shownCategories = (): Category[] =>
  categories
    .map((category) => ({ ...category, products: category.products.filter(isShown) }))
    .filter((category) => category.products.length > 0);

/** The product at /product-details/{slug}, or undefined. */
export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

/** The product that an order line names, to the letter, or undefined. */
export function findProductByName(name: string): Product | undefined {
  return products.find((product) => product.name === name);
}

const patterns = namePatterns.map(([pattern, picture]) => ({ pattern: new RegExp(pattern), picture }));

/**
 * The picture of something by its name: that of the product with this name, else the first whose name pattern matches,
 * else its category's banner. An order may name what the shop no longer sells.
 * @param category a category's name
 */
export function pictureByName(name: string, category: string): string {
  const product = findProductByName(name);
  if (product) return product.picture;
  const slug = slugOf(name);
  const banner = categories.find((each) => each.name === category)?.slug ?? slugOf(category);
  return patterns.find(({ pattern }) => pattern.test(slug))?.picture ?? `banner-${banner}`;
}

/**
 * The net quantity of one pack of an order line's product, in grams. A product that is no longer sold counts as the
 * first product's pack.
 */
export function gramsOf(name: string): number {
  return (findProductByName(name) ?? products[0])?.grams ?? 0;
}

/** The category whose colours decorate the n-th of several things that belong to none: a policy's figure, a contact. */
export function accent(n: number): string {
  return categories[n % categories.length]?.slug ?? "";
}

/**
 * The name of a cart's or an order's line in the page's language. What the shop no longer sells has its English name
 * only.
 */
export const lineNameIn = (language: Language, name: string): string =>
  findProductByName(name)?.names[language] ?? name;
