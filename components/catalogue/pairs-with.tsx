import type { ReactNode } from "react";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { ProductTexts } from "#texts/en/product.ts";
import { ProductCard } from "./product-card";

type Props = {
  products: Product[];
  state: ShopState;
  language?: Language;
  t: Translate<ProductTexts>;
  children?: ReactNode;
};

/** Other products that belong on the same table. @param children what buys them all */
export function PairsWith({ products, state, language = "en", t, children }: Props) {
  if (products.length === 0) return null;
  return (
    <section className="mt-16">
      <h2 className="text-3xl">{t("pairs")}</h2>
      <ul className="mt-6 grid gap-2.5 min-[21.25rem]:grid-cols-2 sm:grid-cols-3 sm:gap-5">
        {products.map((product) => (
          <li key={product.slug} data-category={product.categorySlug}>
            <ProductCard
              product={withPicture(product, state, language)}
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
