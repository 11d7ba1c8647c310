import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { CartView } from "@/components/cart/cart-view";
import { FourPacks } from "@/components/catalogue/four-packs";
import { ClaimInBill } from "@/components/offers/claim-in-bill";

export const metadata: Metadata = { title: "Your cart", robots: { index: false } };

export default function CartPage() {
  const state = shopState();
  return <CartView drawn={state} Claim={ClaimInBill} empty={<FourPacks state={state} t={translate(fourPacks)} />} />;
}
