import { categoryData, productData } from "./catalogue-data";
import { imageKeyOf } from "./image-key";
import { slugOf } from "./slug";

/** What one pack costs, in rupees, unless the product carries its own price. */
export const BASE_PRICE = 200;
/** What one pack weighs, in grams. */
export const PACK_GRAMS = 200;

/** A product as the browser needs it. Label facts and texts are in label-facts.ts and stay on the server. */
export type Product = {
  /** The product's English name, unique in the shop: an order names its lines by it. */
  name: string;
  slug: string;
  /** The name on the pack in Tamil script. */
  tamil: string;
  /** Title of the category it belongs to. */
  category: string;
  /** Whole rupees for one pack, taxes included. */
  price: number;
  /** Net quantity of one pack in grams. */
  grams: number;
  inStock: boolean;
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

const productOf = (category: string, [name, tamil, own]: (typeof productData)[string][number]): Product => ({
  name,
  slug: slugOf(name),
  tamil,
  category,
  price: own?.price ?? BASE_PRICE,
  grams: PACK_GRAMS,
  inStock: own?.inStock ?? true,
  image: imageKeyOf(name, category),
});

/** All categories in the order in which the shop shows them. */
export const categories: Category[] = categoryData.map((category) => ({
  ...category,
  slug: slugOf(category.title),
  products: (productData[category.title] ?? []).map((row) => productOf(category.title, row)),
}));

/** All products, category by category. */
export const products: Product[] = categories.flatMap((category) => category.products);

/** The category at /category/{slug}, or undefined. */
export function findCategory(slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug);
}

/** The category whose old or plural name this slug is, or undefined: its page answers with a permanent redirect. */
export function findCategoryByAlias(slug: string): Category | undefined {
  return categories.find((category) => category.aliases.includes(slug));
}

/** The product at /product-details/{slug}, or undefined. */
export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

/** The product that an order line names, to the letter, or undefined. */
export function findProductByName(name: string): Product | undefined {
  return products.find((product) => product.name === name);
}
