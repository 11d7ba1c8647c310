import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories, findCategory } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { drawn } from "#lib/shop/pictures/pictures.ts";
import { breadcrumbData, categoryCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { categoryTitle } from "#lib/shop/seo/page-title.ts";
import { categoryShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd, productListData } from "#lib/shop/seo/structured-data.ts";
import { categoryBanner } from "#texts/en/category-banner.ts";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { CategoryBanner } from "@/components/catalogue/category-banner";
import { CategoryBrowser } from "@/components/catalogue/category-browser";
import { StructuredData } from "@/components/ui/structured-data";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => categories.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  return pageMetadata({
    title: { absolute: categoryTitle(category) },
    description: categoryTextsOf(category.slug).searchDescription,
    path: `/category/${category.slug}`,
    card: categoryShareCard(category),
  });
}

export default async function CategoryPage({ params }: Props) {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  const origin = pageOrigin();
  const state = shopState();
  return (
    <div className="page max-sm:-mt-4" data-category={category.slug}>
      <StructuredData
        json={jsonLd(productListData(origin, category), breadcrumbData(origin, categoryCrumbs(category)))}
      />
      <CategoryBanner category={category} t={translate(categoryBanner)} />
      <CategoryBrowser
        entries={category.products.map((each) => {
          const product = drawn(each, state);
          const { description } = textsOf(product.slug);
          const { slug, soldOut } = product;
          const buttons = <BuyButtons key={slug} product={product} soldOut={soldOut} description={description} />;
          return { product, description, buttons };
        })}
      />
    </div>
  );
}
