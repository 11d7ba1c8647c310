import type { ReactNode } from "react";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { drawn } from "#lib/shop/pictures/pictures.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { ProductCard } from "./product-card";

/** Other products that belong on the same table. @param children what buys them all */
export function PairsWith({
  products,
  state,
  children,
}: {
  products: Product[];
  state: ShopState;
  children?: ReactNode;
}) {
  if (products.length === 0) return null;
  return (
    <section className="mt-16">
      <h2 className="text-3xl">Pairs well with</h2>
      <ul className="mt-6 grid gap-2.5 min-[21.25rem]:grid-cols-2 sm:grid-cols-3 sm:gap-5">
        {products.map((product) => (
          <li key={product.slug} data-category={product.categorySlug}>
            <ProductCard
              product={drawn(product, state)}
              sizes="(min-width: 76rem) 23rem, (min-width: 40rem) 30vw, 46vw"
              heading="h3"
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
