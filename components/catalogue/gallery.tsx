import { nameIn } from "#lib/shop/catalogue/names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { packFactsOf } from "#lib/shop/pictures/picture-files.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import type { ProductWithPicture } from "#lib/shop/pictures/pictures.ts";
import { packOf } from "#lib/shop/pricing/pack-price.ts";
import type { ProductTexts } from "#texts/en/product.ts";
import { Picture } from "@/components/ui/picture";
import { Badge } from "./badge";
import { ProductPicture } from "./product-picture";
import "./product-page.css";

type Props = { product: ProductWithPicture; soldOut: boolean; language?: Language; t: Translate<ProductTexts> };

const ONE = "(min-width: 76rem) 47rem, (min-width: 64rem) 62vw, (min-width: 48rem) 42vw, 92vw";
const BESIDE = "(min-width: 76rem) 23rem, (min-width: 64rem) 31vw, (min-width: 48rem) 42vw, 92vw";

/** A product's pictures: its food, and its pack where there is a picture of it. They lie beside each other and scroll by hand. */
export function Gallery({ product, soldOut, language = "en", t }: Props) {
  const name = nameIn(language, product);
  const pack = packFactsOf(product.slug);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and a keyboard must reach it for that.
    <ul className="gallery" data-pictures={pack ? 2 : 1} aria-label={t("pictures", { name })} tabIndex={0}>
      <li className="relative">
        <ProductPicture
          product={product}
          from={560}
          to={1200}
          sizes={pack ? BESIDE : ONE}
          priority
          failed={t("noPicture")}
          className="gallery-picture"
        />
        {!soldOut && <Badge pack={packOf(product)} />}
        {pack && (
          <a href="#pack" className="button button-quiet absolute right-3 bg-paper bottom-3 min-h-11 px-4 md:hidden">
            {t("seePack")}
          </a>
        )}
      </li>
      {pack && (
        <li id="pack">
          <Picture
            {...pictureSources(packKeyOf(product.slug), pack, { from: 320, to: 1200 })}
            name={product.picture.name}
            alt={t("pack", { name, grams: product.grams })}
            sizes={BESIDE}
            className="gallery-picture"
          />
        </li>
      )}
    </ul>
  );
}
