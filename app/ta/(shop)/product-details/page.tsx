import { BareProductPage, bareProductMetadata } from "@/app/_pages/bare-product-page";
import { CatalogueTexts } from "@/app/_tamil/catalogue-texts";

export const metadata = bareProductMetadata("ta");

export default function Page() {
  return (
    <CatalogueTexts>
      <BareProductPage language="ta" />
    </CatalogueTexts>
  );
}
