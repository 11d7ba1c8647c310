import { CatalogueTexts } from "@/app/_tamil/catalogue-texts";
import { BareProductPage, bareProductMetadata } from "@/app/_pages/bare-product-page";

export const metadata = bareProductMetadata("ta");

export default function Page() {
  return (
    <CatalogueTexts>
      <BareProductPage language="ta" />
    </CatalogueTexts>
  );
}
