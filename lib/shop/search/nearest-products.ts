import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { searchProducts } from "./search.ts";

/** So many letters of a slug may be mistyped, as a part of its length. */
const MOST_WRONG = 0.4;

/** The few products that a mistyped slug or name may have meant, the likeliest first; none where nothing is near. */
export function nearestProducts(typed: string, products: Product[], most = 3): Product[] {
  const words = typed.replaceAll("-", " ").trim();
  if (words === "") return [];
  const slug = slugOf(words);
  const near = products
    .map((product) => ({ product, wrong: editDistance(slug, product.slug) / Math.max(1, product.slug.length) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .toSorted((one, other) => one.wrong - other.wrong)
    .map(({ product }) => product);
  return [...new Set([...near, ...searchProducts(products, words)])].slice(0, most);
}

/** How many letters must be changed, added or left out to make one text the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, expected] of [...other].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === expected ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
