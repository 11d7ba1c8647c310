import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn, nameIn, shopNameIn } from "#lib/shop/catalogue/names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";

/**
 * A step on the way from the home page to a page; the page itself, the last one, has no path. Paths are those in
 * English.
 */
type Crumb = { name: string; path?: string };

/** What the list of all categories is called on the way. */
const allCategories: Record<Language, string> = { en: "Categories", ta: "வகைகள்" };

/** The way to the list of all categories, without the home page. */
export const categoriesCrumbs = (language: Language = "en"): Crumb[] => [{ name: allCategories[language] }];

/** The way to a category, without the home page. */
export const categoryCrumbs = (category: Pick<Category, "name" | "tamilName">, language: Language = "en"): Crumb[] => [
  { name: allCategories[language], path: "/categories" },
  { name: nameIn(language, category) },
];

/** The way to a product, without the home page. */
export const productCrumbs = (product: Product, language: Language = "en"): Crumb[] => [
  { name: categoryIn(language, product.category), path: `/category/${product.categorySlug}` },
  { name: nameIn(language, product) },
];

/** The way from the home page in the words of schema.org. */
export function breadcrumbData(origin: string, crumbs: Crumb[], language: Language = "en"): Record<string, unknown> {
  const steps = [{ name: shopNameIn(language), path: "/" }, ...crumbs];
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
