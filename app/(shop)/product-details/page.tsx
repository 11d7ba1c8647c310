import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { PassedProduct } from "@/components/catalogue/passed-product";

export const metadata: Metadata = { title: "Product", robots: { index: false } };

export default function BareProductPage() {
  return (
    <PassedProduct>
      <FourPacks state={shopState()} t={translate(fourPacks)} />
    </PassedProduct>
  );
}
