"use client";
import type { MouseEvent } from "react";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { categoryIn, nameIn, otherName } from "#lib/shop/catalogue/names.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import type { ProductHit } from "#lib/shop/search/shop-search.ts";
import { search } from "#texts/en/search.ts";
import { LinkRow } from "@/components/ui/link-row";
import { Picture } from "@/components/ui/picture";

type Props = {
  hit: ProductHit;
  /** The state when the page was rendered. */
  soldOut?: boolean;
  /** The day in India on which the page was rendered. */
  madeOn?: string;
  onClick?: (event: MouseEvent) => void;
  /** A card whose second line names the category, in place of the product's other name. */
  card?: boolean;
};

/** A product that the search has found. */
export function HitRow({ hit, soldOut: wasOut, madeOn, onClick, card = false }: Props) {
  const t = useTexts(search);
  const language = useLanguage();
  const other: { text: string; lang?: string } = card
    ? { text: categoryIn(language, hit.category) }
    : otherName(language, hit);
  const { price } = useShownPrice(hit, madeOn);
  const soldOut = useSoldOut(hit.slug, wasOut);
  return (
    <li data-category={hit.categorySlug} className={card ? "card" : undefined}>
      <LinkRow
        href={`/product-details/${hit.slug}`}
        picture={<Picture {...pictureSources(hit.picture.name, hit.picture, { to: 160 })} alt="" sizes="3.5rem" />}
        name={nameIn(language, hit)}
        other={other.text}
        lang={other.lang}
        onClick={onClick}
      >
        {soldOut ? (
          <span className="font-semibold text-chilli">{t("soldOut")}</span>
        ) : (
          !Number.isNaN(price) && <span className="whitespace-nowrap font-display text-xl">{rupees(price)}</span>
        )}
      </LinkRow>
    </li>
  );
}
