"use client";
import { useRef } from "react";
import { useAutoScroll } from "#lib/browser/catalogue/use-auto-scroll.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useSoldOut } from "#lib/browser/shop-state/known-shop.ts";
import { categoryIn } from "#lib/shop/catalogue/names.ts";
import type { StripProduct } from "#lib/shop/pictures/pictures.ts";
import { card } from "#texts/en/card.ts";
import { home } from "#texts/en/home.ts";
import { ChevronIcon, icon } from "@/components/ui/icons";
import { Badge } from "./badge";
import { CardStepper } from "./card-stepper";
import { PackPrice } from "./pack-price";
import { ProductPicture } from "./product-picture";

/** A row of cards that scrolls by itself, and can be moved and stopped by hand. */
export function ProductStrip({ label, products }: { label: string; products: StripProduct[] }) {
  const t = useTexts(home);
  const strip = useRef<HTMLUListElement>(null);
  const { paused, toggle, move } = useAutoScroll(strip);
  return (
    <>
      <ul ref={strip} className="strip" aria-label={label} tabIndex={-1}>
        {products.map((product) => (
          <li key={product.slug}>
            <StripCard product={product} />
          </li>
        ))}
      </ul>
      <div className="needs-script page mt-4 flex justify-end gap-2">
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={() => move(-1)}>
          <span className="sr-only">{t("back")}</span>
          <ChevronIcon className="size-5 rotate-90" />
        </button>
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={toggle}>
          <span className="sr-only">{t(paused ? "play" : "pause")}</span>
          {paused ? <PlayIcon className="size-5" /> : <PauseIcon className="size-5" />}
        </button>
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={() => move(1)}>
          <span className="sr-only">{t("next")}</span>
          <ChevronIcon className="size-5 -rotate-90" />
        </button>
      </div>
    </>
  );
}

const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />);

const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);

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
          <h3 className="font-normal text-xl">{product.names[language]}</h3>
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
