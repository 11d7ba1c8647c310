"use client";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import type { DrawnProduct } from "#lib/shop/pictures/pictures.ts";
import { Badge } from "./badge";
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

/** A quarter of the page, a third, a half, or on a phone all of it: there two device pixels for one are sharp enough. */
const SIZES = "(min-width: 80rem) 17rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 75vw";

/**
 * One product in a grid, drawn in the browser too: a page of cards sends the facts twice, and not the drawing. Each fact is a block of its own, so that readers without styles see them apart. A plain link: on
 * a category's page a click opens the dialog instead, and nothing is fetched ahead for a page that is seldom opened.
 */
export function ProductCard({ product, first, sizes = SIZES, heading: Heading = "h2" }: Props) {
  const soldOut = useSoldOut(product.slug, product.soldOut);
  return (
    <a
      href={`/product-details/${product.slug}`}
      data-product={product.slug}
      className="card zoom relative flex h-full flex-col overflow-hidden hover:border-(--deep)"
    >
      <ProductPicture
        product={product}
        from={320}
        to={800}
        sizes={sizes}
        priority={first}
        decorative
        className="aspect-[4/3] sm:aspect-square"
      />
      {!soldOut && <Badge amount={product.price} />}
      <div className="flex grow flex-col p-4 sm:p-5">
        <Heading className="font-normal text-2xl tracking-normal">{product.name}</Heading>
        <p lang="ta" className="mt-1 text-(--deep)">
          {product.tamil}
        </p>
        <p className="mt-2 text-tamarind">Ready-to-cook authentic traditional mix</p>
        <div className="mt-auto pt-3">
          {soldOut ? (
            <p className="font-semibold text-chilli">Sold out</p>
          ) : (
            <PackPrice amount={product.price} grams={product.grams} />
          )}
        </div>
      </div>
    </a>
  );
}
