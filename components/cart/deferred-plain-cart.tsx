"use client";
import { useEffect } from "react";
import { CART_MARK } from "#lib/shop/cart/cart-mark.ts";

/** Loads the code that takes the cart of the pages without scripts over, in a browser that has one. Renders nothing. */
export function DeferredPlainCart() {
  useEffect(() => {
    const sync = () => {
      if (document.cookie.includes(CART_MARK))
        import("#lib/browser/cart/sync-plain-cart.ts").then(
          ({ syncPlainCart }) => syncPlainCart(),
          // Offline it can't be loaded: the next page tries again.
          () => {},
        );
    };
    sync();
    // A page that comes back from the browser's cache may have been left by a form.
    window.addEventListener("pageshow", sync);
    return () => window.removeEventListener("pageshow", sync);
  }, []);
  return null;
}
