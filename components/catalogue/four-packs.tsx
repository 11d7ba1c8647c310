import { type Product, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { FourPacksTexts } from "#texts/en/four-packs.ts";
import { TitledSection } from "@/components/ui/titled-section";
import { ProductCard } from "./product-card";

type Props = { state: ShopState; language?: Language; t: Translate<FourPacksTexts> };

/** Four packs to add, where a page has nothing else to show. */
export function FourPacks({ state, language = "en", t }: Props) {
  return (
    <TitledSection name="four-packs" title={t("title")} look="text-3xl sm:text-4xl" className="page pb-8">
      <ul className="cards mt-4 grid grid-cols-1 gap-2.5 min-[21.25rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {starters(state, 4).map((product) => (
          <li key={product.slug}>
            <ProductCard product={withPicture(product, state, language)} heading="h3" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/**
 * Products to begin with, where a page has nothing else to show: the first of each category that can be had, then the
 * second ones.
 */
export function starters(state: ShopState, count: number): Product[] {
  const rows = shownCategories().map(({ products }) => products.filter(({ slug }) => !isSoldOut(state, slug)));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return inTurns.flat().slice(0, count);
}
