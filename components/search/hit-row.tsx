"use client";
import type { MouseEvent } from "react";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { nameIn, otherName } from "#lib/shop/language/names.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import type { ProductHit } from "#lib/shop/search/shop-search.ts";
import { search } from "#texts/en/search.ts";
import { LinkRow } from "@/components/ui/link-row";
import { Picture } from "@/components/ui/picture";

type Props = {
  hit: ProductHit;
  /** The state when the page was rendered. */
  soldOut?: boolean;
  onClick?: (event: MouseEvent) => void;
};

/** A product that the search has found. */
export function HitRow({ hit, soldOut: wasOut, onClick }: Props) {
  const t = useTexts(search);
  const language = useLanguage();
  const other = otherName(language, hit);
  const { price } = useShownPrice(hit.price);
  const soldOut = useSoldOut(hit.slug, wasOut);
  return (
    <li data-category={hit.categorySlug}>
      <LinkRow
        href={`/product-details/${hit.slug}`}
        picture={
          <Picture
            {...pictureSources(hit.picture.name, hit.picture, { to: 160 })}
            alt=""
            sizes="3.5rem"
            className="search-picture"
          />
        }
        name={nameIn(language, hit)}
        other={other.text}
        lang={other.lang}
        onClick={onClick}
      >
        {soldOut ? (
          <span className="search-sold-out">{t("soldOut")}</span>
        ) : (
          <span className="search-price">{rupees(price)}</span>
        )}
      </LinkRow>
    </li>
  );
}
