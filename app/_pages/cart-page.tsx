import { translateIn } from "#lib/server/language/translate-in.ts";
import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { CartView } from "@/components/cart/cart-view";
import { FourPacks } from "@/components/catalogue/four-packs";
import { WithoutScripts } from "@/components/layout/without-scripts";

export const cartMetadata = (language: Language) => privateMetadata(language, "cart");

type Props = { language: Language };

export function CartPage({ language }: Props) {
  const state = shopState();
  return (
    <>
      <WithoutScripts text="cart" className="page" />
      <CartView
        initial={state}
        empty={<FourPacks state={state} language={language} t={translateIn(language, fourPacks)} />}
      />
    </>
  );
}
