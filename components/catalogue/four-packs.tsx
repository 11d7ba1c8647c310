import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { starters } from "#lib/shop/shop-state/starters.ts";
import type { FourPacksTexts } from "#texts/en/four-packs.ts";
import { ProductCard } from "./product-card";

type Props = { state: ShopState; language?: Language; t: Translate<FourPacksTexts> };

/** Four packs to add, where a page has nothing else to show. */
export function FourPacks({ state, language = "en", t }: Props) {
  return (
    <section aria-labelledby="four-packs" className="page pb-8">
      <h2 id="four-packs" className="text-3xl sm:text-4xl">
        {t("title")}
      </h2>
      <ul className="cards mt-4 grid grid-cols-1 gap-2.5 min-[21.25rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {starters(state, 4).map((product) => (
          <li key={product.slug}>
            <ProductCard product={withPicture(product, state, language)} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
