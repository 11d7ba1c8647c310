import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { packOf } from "#lib/shop/pricing/pack-price.ts";
import type { ProductTexts } from "#texts/en/product.ts";
import { Badge } from "./badge";
import { ProductPicture } from "./product-picture";

type Props = {
  product: ProductWithPicture;
  food: ProductWithPicture["picture"];
  /** The pack is no photo. */
  drawn: boolean;
  language?: Language;
  t: Translate<ProductTexts>;
};

const ONE = "(min-width: 76rem) 47rem, (min-width: 64rem) 62vw, (min-width: 48rem) 42vw, 92vw";
const BESIDE = "(min-width: 76rem) 23rem, (min-width: 64rem) 31vw, (min-width: 48rem) 42vw, max(13rem, 53vw)";

/** A product's pictures beside each other: its pack, where there is a picture of it, and its food. */
export function Gallery({ product, food, drawn, language = "en", t }: Props) {
  const two = product.picture.hash !== food.hash;
  // Of two that are as large the browser may take either for the page's largest.
  const shape = {
    priority: true,
    from: 320,
    to: 1200,
    sizes: two ? BESIDE : ONE,
    failed: t("noPicture"),
    className: `aspect-square rounded-pack ${two ? "max-md:aspect-auto max-md:h-52" : "lg:aspect-3/2"}`,
  };
  return (
    <div data-pictures={two ? 2 : 1}>
      <ul
        className="flex gap-2.5 md:flex-col lg:flex-row lg:gap-5"
        aria-label={t("pictures", { name: product.names[language] })}
      >
        {/* On a phone the pack whole, and beside it as much of the food as there is room for. The badge is below
            the brand, which a pack has at its top. */}
        <li className="relative flex-1 max-md:grow-[1.25] [&>.badge]:top-auto [&>.badge]:bottom-3">
          <ProductPicture product={product} {...shape} />
          {!product.soldOut && <Badge pack={packOf(product)} />}
        </li>
        {two && (
          <li className="flex-1">
            <ProductPicture product={{ ...product, picture: food }} {...shape} />
          </li>
        )}
      </ul>
      {drawn && <p className="mt-1 text-sm">{t("drawn")}</p>}
    </div>
  );
}
