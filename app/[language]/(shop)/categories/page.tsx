import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageMetadata, pageTitle } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { breadcrumbData, categoriesCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { jsonLd } from "#lib/shop/seo/structured-data.ts";
import { categories as categoriesTexts } from "#texts/en/categories.ts";
import { pages } from "#texts/en/pages.ts";
import { CategoryOverview } from "@/components/catalogue/category-overview";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";

const titlesIn = (language: Language) =>
  shownCategories()
    .slice(0, 6)
    .map((category) => category.names[language])
    .join(", ");

export async function generateMetadata({ params }: PageProps) {
  const { language } = await params;
  return pageMetadata({
    listing: { indexed: true, offline: true },
    language,
    title: pageTitle(language, "categories"),
    description: translateIn(language, pages)("categories-description", {
      shop: shop.names[language],
      titles: titlesIn(language),
    }),
    path: "/categories",
  });
}

export default async function CategoriesPage({ params }: PageProps) {
  const { language } = await params;
  const state = shopState();
  const crumbs = categoriesCrumbs(language);
  return (
    <div className="page">
      <StructuredData json={jsonLd(breadcrumbData(pageOrigin(), crumbs, language))} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-4xl sm:text-6xl">{pageTitle(language, "categories")}</h1>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {shownCategories().map((category) => (
          <li key={category.slug}>
            <CategoryOverview
              category={category}
              state={state}
              language={language}
              t={translateIn(language, categoriesTexts)}
              packs={`${pricesText(language, category.products)} · ${weightsText(language, category.products)}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
