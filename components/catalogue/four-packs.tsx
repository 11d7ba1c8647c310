import { starters } from "#lib/shop/catalogue/starters.ts";
import { drawn } from "#lib/shop/pictures/pictures.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { ProductCard } from "./product-card";

/** Four packs to add, where a page has nothing else to show. */
export function FourPacks({ state }: { state: ShopState }) {
  return (
    <section aria-labelledby="four-packs" className="page pb-8">
      <h2 id="four-packs" className="text-3xl sm:text-4xl">
        Good to begin with
      </h2>
      <ul className="cards mt-4 grid grid-cols-1 gap-2.5 min-[21.25rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {starters(state, 4).map((product) => (
          <li key={product.slug}>
            <ProductCard product={drawn(product, state)} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
