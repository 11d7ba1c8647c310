"use client";
import { type ComponentType, useEffect, useState } from "react";
import { knownShop } from "#lib/browser/shop-state/known-shop.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";

/** Four packs to add on the page for unknown addresses. Every page brings that page along, so their code is loaded only there. */
export function DeferredFourPacks() {
  const [Packs, setPacks] = useState<ComponentType<{ state: ShopState }> | null>(null);
  useEffect(() => {
    // Offline it can't be loaded: the page says what it has to say without it.
    import("./four-packs").then(
      ({ FourPacks }) => setPacks(() => FourPacks),
      () => {},
    );
  }, []);
  return Packs && <Packs state={knownShop()} />;
}
