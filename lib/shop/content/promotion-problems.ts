import type { Promotion } from "./content-types.ts";
import type { PromotionRecord } from "./promotion-schema.ts";

/** What exists in the shop: slugs of categories and of products. */
export type Slugs = { categories: readonly string[]; products: readonly string[] };

/** A mistake that shows only beside other facts: in which row, at which of its fields, and what to do. */
type PromotionProblem = { index: number; field: string; message: string };

/** Each promotion has its own id, its days in order, and products that exist. */
export function promotionProblems(rows: readonly PromotionRecord[], slugs: Slugs): PromotionProblem[] {
  return rows.flatMap(({ id, from, until, only = {} }, index) => [
    ...(rows.findIndex((row) => row.id === id) < index
      ? [{ index, field: "id", message: `${id} is there twice; orders tell promotions by their ids` }]
      : []),
    ...(from && until && from > until ? [{ index, field: "until", message: "the last day is before the first" }] : []),
    ...(["categories", "products"] as const).flatMap((kind) =>
      (only[kind] ?? [])
        .filter((slug) => !slugs[kind].includes(slug))
        .map((slug) => ({
          index,
          field: `only.${kind}`,
          message: `there is no ${slug}; take it out, or mend its slug`,
        })),
    ),
  ]);
}

/** A row with the names of the products that it is for, by which orders and carts tell them. */
export const withNames = (
  row: PromotionRecord,
  products: readonly { slug: string; name: string; categorySlug: string }[],
): Promotion => {
  const { categories, products: slugs } = row.only ?? {};
  const isFor = ({ slug, categorySlug }: (typeof products)[number]) =>
    slugs?.includes(slug) || categories?.includes(categorySlug);
  return row.only ? { ...row, products: products.filter(isFor).map(({ name }) => name) } : row;
};
