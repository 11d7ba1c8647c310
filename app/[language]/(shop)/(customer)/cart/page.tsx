import { translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopOnTheWire, shopState } from "#lib/server/shop-state/shop-state.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { CartView } from "@/components/cart/cart-view";
import { FourPacks } from "@/components/catalogue/four-packs";
import { WithoutScripts } from "@/components/layout/without-scripts";

export const generateMetadata = metadataOf("cart", { indexed: false, offline: "ahead" });

export default async function CartPage({ params }: PageProps) {
  const { language } = await params;
  const state = shopState();
  return (
    <>
      <WithoutScripts text="cart" className="page" />
      <CartView
        initial={shopOnTheWire()}
        empty={<FourPacks state={state} language={language} t={translateIn(language, fourPacks)} />}
      />
    </>
  );
}
