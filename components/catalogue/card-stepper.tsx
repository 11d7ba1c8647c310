import { useRef } from "react";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { addPack, setPacks, usePacks } from "#lib/browser/cart/use-cart.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { card } from "#texts/en/card.ts";
import { PlusIcon } from "@/components/ui/icons";
import { QuantityStepper } from "@/components/ui/quantity-stepper";

/**
 * On a card's picture: a button that puts a pack into the cart, and from then on its quantity. A press before the
 * page's scripts run is carried out when they do (`data-early`, app/_frame/document).
 */
export function CardStepper({ product }: { product: Pick<Product, "name" | "names" | "category" | "price"> }) {
  const { name, category, price } = product;
  const shown = product.names[useLanguage()];
  const t = useTexts(card);
  const box = useRef<HTMLDivElement>(null);
  const packs = usePacks(name);
  const set = (quantity: number) => {
    const focused = box.current?.contains(document.activeElement);
    if (packs === 0) {
      addPack({ name, category, price });
      if (box.current) flyToCart(box.current);
    } else setPacks(name, quantity);
    // The pressed button may be replaced: the focus stays on the card.
    if (focused && (packs === 0 || quantity === 0))
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("button:last-child")?.focus());
  };
  return (
    <div ref={box} className="card-stepper">
      {packs === 0 ? (
        <button
          type="button"
          data-early=""
          className="card-add"
          aria-label={t("add", { name: shown })}
          onClick={() => set(1)}
        >
          <PlusIcon className="size-6" />
        </button>
      ) : (
        <QuantityStepper name={shown} quantity={packs} max={MAX_QUANTITY} onChange={set}>
          <output aria-label={t("inCart", { name: shown })}>{packs}</output>
        </QuantityStepper>
      )}
    </div>
  );
}
