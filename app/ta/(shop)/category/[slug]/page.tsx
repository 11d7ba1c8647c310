import { CategoryPage, categoryMetadata, categorySlugs } from "@/app/_pages/category-page";
import { CatalogueTexts } from "@/app/_tamil/catalogue-texts";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = categorySlugs;
export const generateMetadata = async ({ params }: Props) => categoryMetadata("ta", (await params).slug);

export default async function Page({ params }: Props) {
  return (
    <CatalogueTexts>
      <CategoryPage language="ta" slug={(await params).slug} />
    </CatalogueTexts>
  );
}
