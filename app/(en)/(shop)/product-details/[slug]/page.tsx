import { ProductPage, productMetadata, productSlugs } from "@/app/_pages/product-page";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = productSlugs;
export const generateMetadata = async ({ params }: Props) => productMetadata("en", (await params).slug);

export default async function Page({ params }: Props) {
  return <ProductPage language="en" slug={(await params).slug} />;
}
