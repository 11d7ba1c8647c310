"use client";
import { type FormEvent, useRef } from "react";
import { flyToCart } from "#lib/browser/cart/fly-to-cart.ts";
import { addPack, setPacks, usePacks } from "#lib/browser/cart/use-cart.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { nameIn } from "#lib/shop/language/names.ts";
import { card } from "#texts/en/card.ts";
import { PlusIcon } from "@/components/ui/icons/plus";
import { QuantityStepper } from "@/components/ui/quantity-stepper";

/**
 * On a card's picture: a button that puts a pack into the cart, and from then on its quantity. Before the page's scripts run,
 * and without them, it is a form (lib/server/plain-pages).
 */
export function CardStepper({ product }: { product: Pick<Product, "slug" | "name" | "tamil" | "category" | "price"> }) {
  const { slug, name, category, price } = product;
  const shown = nameIn(useLanguage(), product);
  const t = useTexts(card);
  const box = useRef<HTMLFormElement>(null);
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
  const add = (event: FormEvent) => {
    event.preventDefault();
    set(1);
  };
  return (
    <form ref={box} className="card-stepper" method="post" action="/api/plain/cart" onSubmit={add}>
      {packs === 0 ? (
        <button type="submit" className="card-add" name="add" value={slug} aria-label={t("add", { name: shown })}>
          <PlusIcon className="size-6" />
        </button>
      ) : (
        <QuantityStepper name={shown} quantity={packs} max={MAX_QUANTITY} onChange={set}>
          <output aria-label={t("inCart", { name: shown })}>{packs}</output>
        </QuantityStepper>
      )}
    </form>
  );
}
