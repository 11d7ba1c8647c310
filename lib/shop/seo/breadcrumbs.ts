import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { categoryBanner } from "#texts/en/category-banner.ts";

/**
 * A step on the way from the home page to a page; the page itself, the last one, has no path. Paths are those in
 * English.
 */
type Crumb = { name: string; path?: string };

/** What the list of all categories is called on the way. */
const allCategories = (language: Language): string => translateIn(language, categoryBanner)("categories");

/** The way to the list of all categories, without the home page. */
export const categoriesCrumbs = (language: Language): Crumb[] => [{ name: allCategories(language) }];

/** The way to a category, without the home page. */
export const categoryCrumbs = (category: Pick<Category, "names">, language: Language): Crumb[] => [
  { name: allCategories(language), path: "/categories" },
  { name: category.names[language] },
];

/** The way to a product, without the home page. */
export const productCrumbs = (product: Product, language: Language): Crumb[] => [
  { name: categoryIn(language, product.category), path: `/category/${product.categorySlug}` },
  { name: product.names[language] },
];

/** The way from the home page in the words of schema.org. */
export function breadcrumbData(origin: string, crumbs: Crumb[], language: Language): Record<string, unknown> {
  const steps = [{ name: shop.names[language], path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      // The last step is the page itself, which needs no address.
      item: path && origin + pathIn(language, path),
    })),
  };
}
