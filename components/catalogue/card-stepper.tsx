"use client";
import { useRef } from "react";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { useCart } from "#lib/browser/cart/use-cart.ts";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { PlusIcon } from "@/components/ui/icons/plus";
import { QuantityStepper } from "@/components/ui/quantity-stepper";

/** On a card's picture: a button that puts a pack into the cart, and from then on its quantity. */
export function CardStepper({ product }: { product: Pick<Product, "name" | "category" | "price"> }) {
  const { name, category, price } = product;
  const cart = useCart();
  const ready = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const packs = cart.packsOf(name);
  // Without scripts it does nothing, and a page of cards would have its HTML many times.
  if (!ready) return null;
  const set = (quantity: number) => {
    const focused = box.current?.contains(document.activeElement);
    if (packs === 0) {
      cart.add({ name, category, price });
      if (box.current) flyToCart(box.current);
    } else cart.setPacks(name, quantity);
    // The pressed button may be replaced: the focus stays on the card.
    if (focused && (packs === 0 || quantity === 0))
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("button:last-child")?.focus());
  };
  return (
    <div ref={box} className="card-stepper">
      {packs === 0 ? (
        <button type="button" className="card-add" aria-label={`Add ${name}`} onClick={() => set(1)}>
          <PlusIcon className="size-6" />
        </button>
      ) : (
        <QuantityStepper name={name} quantity={packs} max={MAX_QUANTITY} onChange={set}>
          <output aria-label={`Packs of ${name} in the cart`}>{packs}</output>
        </QuantityStepper>
      )}
    </div>
  );
}
