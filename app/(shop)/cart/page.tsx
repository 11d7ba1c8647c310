import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { CartView } from "@/components/cart/cart-view";
import { ClaimInBill } from "@/components/offers/claim-in-bill";

export const metadata: Metadata = { title: "Your cart", robots: { index: false } };

export default function CartPage() {
  return <CartView drawn={shopState()} Claim={ClaimInBill} />;
}
