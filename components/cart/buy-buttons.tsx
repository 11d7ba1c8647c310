"use client";
import { useRef } from "react";
import { rememberPendingProduct } from "@/lib/browser/pending-product";
import { useHydrated } from "@/lib/browser/stored";
import { useCart } from "@/lib/browser/use-cart";
import { useStartCheckout } from "@/lib/browser/use-checkout";
import type { Product } from "@/lib/shop/catalogue";
import { GuestPrompt } from "./guest-prompt";

/** Add to Cart and Buy Now for one product. */
export function BuyButtons({ product, description }: { product: Product; description: string }) {
  const cart = useCart();
  const { buyNow } = useStartCheckout();
  const prompt = useRef<HTMLDialogElement>(null);
  const ready = useHydrated();
  if (!product.inStock) return <p className="mt-6 font-semibold text-chilli text-lg">Sold out</p>;

  const packs = cart.packsOf(product.name);
  const buy = () => {
    rememberPendingProduct(product, description);
    prompt.current?.showModal();
  };
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <button type="button" className="button" disabled={!ready} onClick={buy}>
        Buy Now
      </button>
      <button
        type="button"
        className="button button-quiet"
        disabled={!ready}
        onClick={() => cart.add({ ...product, description })}
      >
        {packs > 0 ? "Added to Cart" : "Add to Cart"}
      </button>
      <p role="status" className="sr-only">
        {packs > 0 ? `${product.name} in your cart: ${packs}` : ""}
      </p>
      <GuestPrompt ref={prompt} onGuest={() => buyNow(product)} />
    </div>
  );
}
