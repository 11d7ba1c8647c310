import { type Category, type Product, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { changedOn } from "#lib/shop/shop-texts.ts";

/* The days on which what a page shows last changed, '2026-11-21', as the records say: never the day of a build. */

const latest = (days: string[]) => days.reduce((last, day) => (day > last ? day : last));

/** A product's page shows its record. */
export const productChangedOn = ({ slug }: Pick<Product, "slug">): string => textsOf(slug).changedOn;

/** A category's page shows its record and its products. */
export const categoryChangedOn = ({ slug, products }: Pick<Category, "slug" | "products">): string =>
  latest([categoryTextsOf(slug).changedOn, ...products.map(productChangedOn)]);

/** The home page and the overview show the shop's record and every category. */
export const shopChangedOn = (): string => latest([changedOn, ...shownCategories().map(categoryChangedOn)]);
