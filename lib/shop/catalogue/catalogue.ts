import { categoryRecords, namePatterns, productRecords } from "#content/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";

/*
 * The seam to the shop's content: the rest of the code calls these functions. catalogue-texts.ts is its part for the server, and
 * search-words.ts the one for the search.
 */

/** A product as the browser needs it. Its texts are in catalogue-texts.ts and stay on the server. */
export type Product = {
  /** The product's English name, unique in the shop: an order names its lines by it. */
  name: string;
  slug: string;
  /** The name on the pack in Tamil script. */
  tamil: string;
  /** Title of the category it belongs to. */
  category: string;
  /** That category's part of the address. */
  categorySlug: string;
  /** Whole rupees for one pack, taxes included. */
  price: number;
  /** Net quantity of one pack in grams. */
  grams: number;
  /** Names its picture. */
  image: string;
};

export type Category = {
  title: string;
  slug: string;
  tamil: string;
  description: string;
  /** Other addresses that mean this category; they redirect here. */
  aliases: string[];
  products: Product[];
};

/** All categories in the order in which the shop shows them. */
export const categories: Category[] = categoryRecords.map(({ tamilTitle, ...category }) => ({
  ...category,
  tamil: tamilTitle,
  products: productRecords
    .filter((product) => product.category === category.slug)
    .map(({ slug, name, tamilName, price, weightGrams, picture }) => ({
      slug,
      name,
      tamil: tamilName,
      category: category.title,
      categorySlug: category.slug,
      price,
      grams: weightGrams,
      image: picture,
    })),
}));

/** All products, category by category. */
export const products: Product[] = categories.flatMap((category) => category.products);

/** The category at /category/{slug}, or undefined. */
export function findCategory(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

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
 * @param category a category's title
 */
export function imageKeyOf(name: string, category: string): string {
  const product = findProductByName(name);
  if (product) return product.image;
  const slug = slugOf(name);
  const banner = categories.find(({ title }) => title === category)?.slug ?? slugOf(category);
  return patterns.find(({ pattern }) => pattern.test(slug))?.picture ?? `banner-${banner}`;
}

/**
 * The net quantity of one pack of an order line's product, in grams. A product that is no longer sold counts as the first
 * product's pack.
 */
export function gramsOf(name: string): number {
  return (findProductByName(name) ?? products[0])?.grams ?? 0;
}

/** The category whose colours decorate the n-th of several things that belong to none: a policy's figure, a contact. */
export function accent(n: number): string {
  return categories[n % categories.length]?.slug ?? "";
}
