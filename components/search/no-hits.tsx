"use client";
import type { MouseEvent, ReactNode } from "react";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import type { ProductHit } from "#lib/shop/search/shop-search.ts";
import { search } from "#texts/en/search.ts";
import { type CategoryChip, CategoryChips } from "./category-chips";
import { HitRow } from "./hit-row";

type Props = {
  /** Products with a name like the query. */
  similar: ProductHit[];
  categories: CategoryChip[];
  onLink?: (event: MouseEvent) => void;
};

/**
 * What is shown for a query that finds nothing: products with such a name, else the categories and the shop's phone.
 */
export function NoHits({ similar, categories, onLink }: Props) {
  const t = useTexts(search);
  return (
    <>
      <h2>{t(similar.length > 0 ? "didYouMean" : "notFound")}</h2>
      {similar.length > 0 ? (
        <ul>
          {similar.map((hit) => (
            <HitRow key={hit.slug} hit={hit} onClick={onLink} />
          ))}
        </ul>
      ) : (
        <>
          <CategoryChips categories={categories} onLink={onLink} />
          <AskUs />
        </>
      )}
    </>
  );
}

/** The shop's phone, for what the search doesn't find. */
export function AskUs() {
  const call = (words: ReactNode) => (
    <a href={contactLinks.phone} className="link">
      {words}
    </a>
  );
  return <p className="mt-4">{useRichTexts(search)("askUs", { phone: shop.phone, call })}</p>;
}
