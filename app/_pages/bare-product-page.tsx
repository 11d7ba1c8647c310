import { translateIn } from "#lib/server/language/translate-in.ts";
import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { PassedProduct } from "@/components/catalogue/passed-product";

export const bareProductMetadata = (language: Language) => privateMetadata(language, "product");

type Props = { language: Language };

export function BareProductPage({ language }: Props) {
  return (
    <PassedProduct>
      <FourPacks state={shopState()} language={language} t={translateIn(language, fourPacks)} />
    </PassedProduct>
  );
}
