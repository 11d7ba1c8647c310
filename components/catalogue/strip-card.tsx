"use client";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { categoryIn, nameIn } from "#lib/shop/catalogue/names.ts";
import type { StripProduct } from "#lib/shop/pictures/pictures.ts";
import { card } from "#texts/en/card.ts";
import { Badge } from "./badge";
import { CardStepper } from "./card-stepper";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

/** A product in the strip of the home page; it leads to its place in its category. */
export function StripCard({ product }: { product: StripProduct }) {
  const t = useTexts(card);
  const language = useLanguage();
  const { categorySlug } = product;
  const soldOut = useSoldOut(product.slug, product.soldOut);
  return (
    <article className="card zoom product-card" data-category={categorySlug} data-colour={product.slug}>
      <Link href={`/category/${categorySlug}#${product.slug}`} prefetch={false} className="card-link">
        <ProductPicture product={product} from={320} to={800} sizes="18rem" className="aspect-square" decorative />
        {!soldOut && <Badge pack={product} />}
        <div className="flex grow flex-col p-4">
          <h3 className="font-normal text-xl">{nameIn(language, product)}</h3>
          <p className="text-(--deep)">{categoryIn(language, product.category)}</p>
          <div className="mt-auto pt-2">
            {soldOut ? t("soldOut") : <PackPrice pack={product} grams={product.grams} />}
          </div>
        </div>
      </Link>
      {!soldOut && <CardStepper product={product} />}
    </article>
  );
}
