import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { shop } from "#lib/shop/shop.ts";

/** A step on the way from the home page to a page; the page itself, the last one, has no path. */
export type Crumb = { name: string; path?: string };

/** The way to a category, without the home page. */
export const categoryCrumbs = ({ title }: Pick<Category, "title">): Crumb[] => [
  { name: "Categories", path: "/categories" },
  { name: title },
];

/** The way to a product, without the home page. */
export const productCrumbs = ({ name, category, categorySlug }: Product): Crumb[] => [
  { name: category, path: `/category/${categorySlug}` },
  { name },
];

/** The way from the home page in the words of schema.org. */
export function breadcrumbData(origin: string, crumbs: Crumb[]): Record<string, unknown> {
  const steps = [{ name: shop.name, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      ...{ "@type": "ListItem", position: index + 1, name },
      // The last step is the page itself, which needs no address.
      ...(path !== undefined && { item: origin + path }),
    })),
  };
}
