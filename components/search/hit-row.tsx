"use client";
import Link from "next/link";
import type { MouseEvent } from "react";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { usePath } from "#lib/browser/language/navigation.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { categoryIn, otherName } from "#lib/shop/catalogue/names.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import type { ProductHit } from "#lib/shop/search/shop-search.ts";
import { search } from "#texts/en/search.ts";
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

/** A product that the search has found, as a link. Nothing is fetched ahead for it. */
export function HitRow({ hit, soldOut: wasOut, madeOn, onClick, card = false }: Props) {
  const t = useTexts(search);
  const language = useLanguage();
  const path = usePath();
  const other: { text: string; lang?: string } = card
    ? { text: categoryIn(language, hit.category) }
    : otherName(language, hit);
  const { price } = useShownPrice(hit, madeOn);
  const soldOut = useSoldOut(hit.slug, wasOut);
  return (
    <li data-category={hit.categorySlug} className={card ? "card" : undefined}>
      <Link
        href={path(`/product-details/${hit.slug}`)}
        prefetch={false}
        className="flex min-h-18 items-center gap-3.5 rounded-2xl p-2 hover:bg-(--light) [&_.picture]:size-14 [&_.picture]:flex-none [&_.picture]:rounded-xl [.card>&]:rounded-[calc(var(--radius-pack)-1px)] [.card>&]:pr-4"
        onClick={onClick}
      >
        <Picture {...pictureSources(hit.picture.name, hit.picture, { to: 160 })} alt="" sizes="3.5rem" />
        <span className="min-w-0 flex-1 leading-[1.3]">
          <span className="block font-display text-lg leading-[1.3]">{hit.names[language]}</span>{" "}
          <span lang={other.lang} className="block text-(--deep) text-[0.9375rem]">
            {other.text}
          </span>
        </span>{" "}
        <span className="flex-none text-right">
          {soldOut ? (
            <span className="font-semibold text-chilli">{t("soldOut")}</span>
          ) : (
            !Number.isNaN(price) && <span className="whitespace-nowrap font-display text-xl">{rupees(price)}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
