import { translateIn } from "#lib/server/language/translate-in.ts";
import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { PassedProduct } from "@/components/catalogue/passed-product";

export const generateMetadata = metadataOf("product-details", { indexed: false, offline: false });

export default async function BareProductPage({ params }: PageProps) {
  const { language } = await params;
  return (
    <PassedProduct>
      <FourPacks state={shopState()} language={language} t={translateIn(language, fourPacks)} />
    </PassedProduct>
  );
}
