import { type Product, shownCategories, shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { namedPack } from "#lib/shop/pictures/picture-files.ts";
import type { NamedPicture } from "#lib/shop/pictures/picture-sources.ts";
import { similarProducts } from "./nearest-products.ts";
import { createSearch } from "./search.ts";
import { searchExamples } from "./search-words.ts";

/** A product that a search shows, with what is known of its picture. */
export type ProductHit = Omit<Product, "picture"> & { picture: NamedPicture };

/*
 * The search of the whole shop. It brings the index, its library and all products along: the browser loads it when
 * somebody begins to search, and no page imports it at its start.
 */

function create() {
  const hits: ProductHit[] = shownProducts().map((product) => ({ ...product, picture: namedPack(product) }));
  return {
    ...createSearch(hits),
    /** The few products with a name like a query that finds nothing. */
    similar: (query: string): ProductHit[] => similarProducts(query, hits),
    /** Where to look instead. */
    categories: shownCategories().map(({ slug, names }) => ({ slug, names })),
    /** Words that find something. */
    examples: searchExamples,
  };
}

let made: { of: unknown; search: ReturnType<typeof create> } | undefined;

/** The search over the facts of this moment: prices, cards and what is hidden. */
export function shopSearch(): ReturnType<typeof create> {
  if (made?.of !== liveFacts()) made = { of: liveFacts(), search: create() };
  return made.search;
}
