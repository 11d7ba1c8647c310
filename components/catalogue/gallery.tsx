import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { packFactsOf } from "#lib/shop/pictures/picture-files.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import type { DrawnProduct } from "#lib/shop/pictures/pictures.ts";
import { Picture } from "@/components/ui/picture";
import { Badge } from "./badge";
import { ProductPicture } from "./product-picture";
import "./product-page.css";

const ONE = "(min-width: 76rem) 47rem, (min-width: 64rem) 62vw, (min-width: 48rem) 42vw, 92vw";
const BESIDE = "(min-width: 76rem) 23rem, (min-width: 64rem) 31vw, (min-width: 48rem) 42vw, 92vw";

/** A product's pictures: its food, and its pack where there is a picture of it. They lie beside each other and scroll by hand. */
export function Gallery({ product, soldOut }: { product: DrawnProduct; soldOut: boolean }) {
  const pack = packFactsOf(product.slug);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and a keyboard must reach it for that.
    <ul className="gallery" data-pictures={pack ? 2 : 1} aria-label={`Pictures of ${product.name}`} tabIndex={0}>
      <li className="relative">
        <ProductPicture
          product={product}
          from={560}
          to={1200}
          sizes={pack ? BESIDE : ONE}
          priority
          failed="Image not available"
          className="gallery-picture"
        />
        {!soldOut && <Badge amount={product.price} />}
        {pack && (
          <a href="#pack" className="button button-quiet absolute right-3 bg-paper bottom-3 min-h-11 px-4 md:hidden">
            See the pack
          </a>
        )}
      </li>
      {pack && (
        <li id="pack">
          <Picture
            {...pictureSources(packKeyOf(product.slug), pack, { from: 320, to: 1200 })}
            name={product.picture.name}
            alt={`The pack of ${product.name}: ${product.grams} g`}
            sizes={BESIDE}
            className="gallery-picture"
          />
        </li>
      )}
    </ul>
  );
}
