import { notFound } from "next/navigation";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { breadcrumbData, categoryCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { categoryTitle } from "#lib/shop/seo/page-title.ts";
import { categoryShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd, productListData } from "#lib/shop/seo/structured-data.ts";
import { categoryBanner } from "#texts/en/category-banner.ts";
import { CategoryBanner } from "@/components/catalogue/category-banner";
import { CategoryBrowser } from "@/components/catalogue/category-browser";
import { StructuredData } from "@/components/ui/structured-data";

type Props = PageProps<{ slug: string }>;

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => categories.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { language, slug } = await params;
  const category = shownCategories().find((each) => each.slug === slug) ?? notFound();
  return pageMetadata({
    listing: { indexed: true, offline: true },
    language,
    title: { absolute: categoryTitle(category, language) },
    description: categoryTextsOf(category.slug, language).searchDescription,
    path: `/category/${category.slug}`,
    card: categoryShareCard(category),
  });
}

export default async function CategoryPage({ params }: Props) {
  const { language, slug } = await params;
  const category = shownCategories().find((each) => each.slug === slug) ?? notFound();
  const origin = pageOrigin();
  const state = shopState();
  return (
    <div className="page max-sm:-mt-4" data-category={category.slug}>
      <StructuredData
        json={jsonLd(
          productListData(origin, category, language),
          breadcrumbData(origin, categoryCrumbs(category, language), language),
        )}
      />
      <CategoryBanner category={category} language={language} t={translateIn(language, categoryBanner)} />
      <CategoryBrowser
        entries={category.products.map((each) => {
          const product = withPicture(each, state, language);
          const texts = textsOf(product.slug, language);
          return { product, description: texts.description, lang: langOf(texts, "description") };
        })}
      />
    </div>
  );
}
