import type { MouseEvent } from "react";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { pictureSources } from "#lib/shop/pictures/picture-sources.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import type { ProductHit } from "#lib/shop/search/shop-search.ts";
import { LinkRow } from "@/components/ui/link-row";
import { Picture } from "@/components/ui/picture";

/** A product that the search has found. */
export function HitRow({ hit, onClick }: { hit: ProductHit; onClick: (event: MouseEvent) => void }) {
  const { price } = useShownPrice(hit.price);
  const soldOut = useSoldOut(hit.slug);
  return (
    <li data-category={hit.categorySlug}>
      <LinkRow
        href={`/product-details/${hit.slug}`}
        picture={
          <Picture
            {...pictureSources(hit.picture.name, hit.picture, { to: 160 })}
            alt=""
            sizes="3.5rem"
            className="search-picture"
          />
        }
        name={hit.name}
        other={hit.tamil}
        lang="ta"
        onClick={onClick}
      >
        {soldOut ? (
          <span className="search-sold-out">Sold out</span>
        ) : (
          <span className="search-price">{rupees(price)}</span>
        )}
      </LinkRow>
    </li>
  );
}
