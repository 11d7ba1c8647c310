import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { CartView } from "@/components/cart/cart-view";
import { FourPacks } from "@/components/catalogue/four-packs";

export const metadata: Metadata = { title: "Your cart", robots: { index: false } };

export default function CartPage() {
  const state = shopState();
  return <CartView drawn={state} empty={<FourPacks state={state} />} />;
}
