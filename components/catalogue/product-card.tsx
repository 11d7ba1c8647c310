"use client";
import { usePath } from "#lib/browser/language/navigation.ts";
import { OtherName } from "#lib/browser/language/other-name.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { nameIn } from "#lib/shop/language/names.ts";
import type { DrawnProduct } from "#lib/shop/pictures/pictures.ts";
import { card } from "#texts/en/card.ts";
import { FoodMark } from "@/components/ui/icons/food-mark";
import { Badge } from "./badge";
import { CardStepper } from "./card-stepper";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

type Props = {
  product: DrawnProduct;
  /** Above the fold of a phone. */
  first?: boolean;
  /** The width of the card outside a category's grid. */
  sizes?: string;
  /** The level of its name in the page's headings: one below the heading of its list. */
  heading?: "h2" | "h3";
};

/** A quarter of the page, a third, or a half on phones. */
const SIZES = "(min-width: 80rem) 17rem, (min-width: 64rem) 30vw, 46vw";

/**
 * One product in a grid. A client component: the page then sends its facts twice, but its HTML once. Its link has the whole card,
 * and over its picture is the button that buys; on a category's page a click on it opens the dialog. Nothing is prefetched for a page that
 * is seldom opened.
 */
export function ProductCard({ product, first, sizes = SIZES, heading: Heading = "h2" }: Props) {
  const t = useTexts(card);
  const language = useLanguage();
  const path = usePath();
  const soldOut = useSoldOut(product.slug, product.soldOut);
  return (
    <article className="card zoom product-card">
      <a href={path(`/product-details/${product.slug}`)} data-product={product.slug} className="card-link">
        <ProductPicture
          product={product}
          from={320}
          to={800}
          sizes={sizes}
          priority={first}
          decorative
          className="aspect-square"
        />
        <div className="product-card-text">
          <Heading className="product-card-name">{nameIn(language, product)}</Heading>
          <OtherName name={product.name} tamil={product.tamil} className="text-(--deep)" />
          <p lang={product.lineLang} className="mt-1 line-clamp-2">
            {product.line}
          </p>
          <p className="product-card-small">{t("readyToCook")}</p>
          <div className="mt-auto flex items-center justify-between gap-2 pt-1.5">
            {soldOut ? (
              <p className="font-semibold text-chilli">{t("soldOut")}</p>
            ) : (
              <PackPrice amount={product.price} grams={product.grams} />
            )}
            <span className="flex shrink-0 flex-wrap items-center justify-end gap-1.5">
              {!soldOut && <Badge amount={product.price} plain />}
              <FoodMark vegetarian={!product.meat} className="size-4" />
              <span className="sr-only">{t(product.meat ? "meat" : "vegetarian")}</span>
            </span>
          </div>
        </div>
      </a>
      {!soldOut && <CardStepper product={product} />}
    </article>
  );
}
