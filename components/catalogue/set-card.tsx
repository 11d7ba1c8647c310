import type { ComponentProps } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { addTogether } from "#texts/en/add-together.ts";
import { AddTogether } from "@/components/cart/add-together";
import { ProductPicture } from "./product-picture";

type Props = { products: (ProductWithPicture & ComponentProps<typeof AddTogether>["products"][number])[] };

/** All of a small category with one tap: it fills the free place of its grid. */
export function SetCard({ products }: Props) {
  const t = useTexts(addTogether);
  return (
    <article className="card product-card set-card flex flex-col bg-(--light)">
      <div className="grid aspect-square grid-cols-2 grid-rows-2 place-items-center">
        {products.map((product) => (
          <ProductPicture
            key={product.slug}
            product={product}
            from={160}
            to={320}
            sizes="(min-width: 80rem) 8.5rem, 21vw"
            className="size-full min-h-0"
            decorative
          />
        ))}
        <p className="whitespace-nowrap font-display text-2xl">
          {rupees(products.reduce((sum, { price }) => sum + price, 0))}
        </p>
      </div>
      <div className="product-card-text">
        <h2 className="product-card-name">{t("set", { count: products.length })}</h2>
        <AddTogether products={products} set={t("set", { count: products.length })} />
      </div>
    </article>
  );
}
