import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { fourPacks } from "#texts/en/four-packs.ts";
import { FourPacks } from "@/components/catalogue/four-packs";
import { NoticePage } from "@/components/ui/notice-page";

const pages = {
  category: {
    title: "Category Not Found",
    text: "The category you're looking for doesn't exist or has been moved.",
  },
  "product-details": {
    title: "Product Not Found",
    text: "The product you're looking for doesn't exist or has been moved.",
  },
};
type Props = { params: Promise<{ page: keyof typeof pages }> };

/** These pages have addresses of their own only to be prerendered; proxy.ts shows them with status 404. */
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(pages).map((page) => ({ page }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: pages[(await params).page].title, robots: { index: false } };
}

export default async function NotFoundPage({ params }: Props) {
  return (
    <>
      <NoticePage {...pages[(await params).page]} />
      <FourPacks state={shopState()} t={translate(fourPacks)} />
    </>
  );
}
