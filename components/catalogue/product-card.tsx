"use client";
import { usePath } from "#lib/browser/language/navigation.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { card } from "#texts/en/card.ts";
import { FoodMark } from "@/components/ui/food-mark";
import { Badge } from "./badge";
import { CardStepper } from "./card-stepper";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

type Props = {
  product: ProductWithPicture;
  /** Its place among the page's cards, from 0. */
  place?: number;
  /** The width of the card outside a category's grid. */
  sizes?: string;
  /** Alone in its row, or one of two. */
  large?: boolean;
  /** The level of its name in the page's headings: one below the heading of its list. */
  heading?: "h2" | "h3";
};

/**
 * So many cards are in a phone's first row. Their pictures come with the page; more would be more answers than it may
 * need. They are a hair higher than the others: of equal ones the browser may take one that comes later for the page's
 * largest.
 */
const FIRST = 2;

/**
 * A quarter of the page, a third, a half, and one column on the narrowest. On a phone true to the pixel: a little more,
 * and the browser takes a file of twice the bytes.
 */
const SIZES =
  "(min-width: 80rem) 17rem, (min-width: 64rem) 30vw, (min-width: 48rem) 42vw, (min-width: 21.25rem) calc(50vw - 1.5rem), 91vw";
const LARGE_SIZES = "(min-width: 80rem) 36rem, (min-width: 48rem) 44vw, 93vw";

/**
 * One product in a grid. A client component: the page then sends its facts twice, but its HTML once. Its link has the
 * whole card, and over its picture is the button that buys; on a category's page a click on it opens the dialog.
 * Nothing is prefetched for a page that is seldom opened.
 */
export function ProductCard({
  product,
  place = FIRST,
  large,
  sizes = large ? LARGE_SIZES : SIZES,
  heading: Heading = "h2",
}: Props) {
  const t = useTexts(card);
  const language = useLanguage();
  const path = usePath();
  const soldOut = useSoldOut(product.slug, product.soldOut);
  return (
    <article className="card zoom product-card" data-colour={product.slug}>
      <a href={path(`/product-details/${product.slug}`)} data-product={product.slug} className="card-link">
        <ProductPicture
          product={product}
          from={320}
          to={large ? 1200 : 800}
          sizes={sizes}
          priority={place === 0}
          eager={place < FIRST}
          decorative
          className={
            large
              ? "aspect-square max-md:aspect-[4/3]"
              : place < FIRST
                ? "aspect-square max-md:aspect-[50/51]"
                : "aspect-square"
          }
        />
        <div className="product-card-text">
          <Heading className="product-card-name">{product.names[language]}</Heading>
          <OtherName names={product.names} className="text-(--deep)" />
          <div className="flex flex-wrap items-center justify-between gap-2 pt-1.5">
            {soldOut ? (
              <p className="font-semibold text-chilli">{t("soldOut")}</p>
            ) : (
              <div className="grow basis-16">
                <PackPrice pack={product} grams={product.grams} />
              </div>
            )}
            <span className="flex shrink-0 flex-wrap items-center justify-end gap-1.5">
              {!soldOut && <Badge pack={product} plain />}
              <FoodMark vegetarian={!product.meat} className="size-4" />
              <span className="sr-only">{t(product.meat ? "meat" : "vegetarian")}</span>
            </span>
          </div>
          <p lang={product.lineLang} className="my-1">
            {product.line}
          </p>
          <p className="product-card-small mt-auto">{t("readyToCook")}</p>
        </div>
      </a>
      {!soldOut && <CardStepper product={product} />}
    </article>
  );
}
