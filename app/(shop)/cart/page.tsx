import type { Metadata } from "next";
import { CartView } from "@/components/cart/cart-view";
import { shopState } from "@/lib/server/shop-state";

export const metadata: Metadata = { title: "Your cart", robots: { index: false } };

export default function CartPage() {
  return <CartView drawn={shopState()} />;
}
