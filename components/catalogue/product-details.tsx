import type { ReactNode } from "react";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import type { DrawnProduct } from "#lib/shop/pictures/pictures.ts";
import { Badge } from "./badge";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

type Props = { product: DrawnProduct; description: string; buttons: ReactNode };

/** What the dialog of a category's page shows of a product. */
export function ProductDetails({ product, description, buttons }: Props) {
  const { name, tamil, category, price, grams, slug } = product;
  const soldOut = useSoldOut(slug, product.soldOut);
  return (
    <div className="grid md:grid-cols-2">
      <div className="relative">
        <ProductPicture
          product={product}
          from={560}
          to={1200}
          sizes="(min-width: 48rem) 28rem, 100vw"
          className="aspect-[4/3] md:aspect-auto md:h-full"
        />
        {!soldOut && <Badge amount={price} />}
      </div>
      <div className="p-5 sm:p-8">
        <p className="text-(--deep)">{category}</p>
        <h2 className="mt-1 text-3xl sm:text-4xl">{name}</h2>
        <p lang="ta" className="mt-1 text-(--deep) text-lg">
          {tamil}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <PackPrice amount={price} />
          <span className="rounded-full bg-(--light) px-3 py-1 font-semibold text-(--deep)">{weightText(grams)}</span>
        </div>
        <p className="mt-4 text-lg">{description}</p>
        {buttons}
        <a href={`/product-details/${slug}`} className="link mt-4 inline-flex min-h-11 items-center">
          Label, ingredients and how to use it
        </a>
      </div>
    </div>
  );
}
