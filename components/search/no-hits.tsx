import type { MouseEvent } from "react";
import { shopSearch } from "#lib/shop/search/shop-search.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { CategoryChips } from "./category-chips";
import { HitRow } from "./hit-row";

/** What is shown for a query that finds nothing: products with such a name, else the categories and the shop's phone. */
export function NoHits({ query, onLink }: { query: string; onLink: (event: MouseEvent) => void }) {
  const similar = shopSearch.similar(query);
  return (
    <>
      <h2>{similar.length > 0 ? "Did you mean" : "No products found"}</h2>
      {similar.length > 0 ? (
        <ul>
          {similar.map((hit) => (
            <HitRow key={hit.slug} hit={hit} onClick={onLink} />
          ))}
        </ul>
      ) : (
        <>
          <CategoryChips onLink={onLink} />
          <p className="mt-4">
            Or ask us:{" "}
            <a href={contactLinks.phone} className="link">
              {shop.phone}
            </a>
          </p>
        </>
      )}
    </>
  );
}
