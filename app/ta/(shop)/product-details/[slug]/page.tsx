import { ProductPage, productMetadata, productSlugs } from "@/app/_pages/product-page";
import { CatalogueTexts } from "@/app/_tamil/catalogue-texts";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = productSlugs;
export const generateMetadata = async ({ params }: Props) => productMetadata("ta", (await params).slug);

export default async function Page({ params }: Props) {
  return (
    <CatalogueTexts>
      <ProductPage language="ta" slug={(await params).slug} />
    </CatalogueTexts>
  );
}
