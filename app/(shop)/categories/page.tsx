import type { Metadata } from "next";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { breadcrumbData } from "#lib/shop/seo/breadcrumbs.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd } from "#lib/shop/seo/structured-data.ts";
import { shop } from "#lib/shop/shop.ts";
import { categories as categoriesTexts } from "#texts/en/categories.ts";
import { CategoryOverview } from "@/components/catalogue/category-overview";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";

const titles = categories
  .slice(0, 6)
  .map(({ title }) => title)
  .join(", ");

export const metadata: Metadata = pageMetadata({
  title: "Our Categories",
  description: `Everything ${shop.name} makes, category by category: ${titles}. See what each pack weighs and costs.`,
  path: "/categories",
  card: homeShareCard(),
});

const CARDS = 6;
const CRUMBS = [{ name: "Categories" }];

export default function CategoriesPage() {
  const state = shopState();
  return (
    <div className="page">
      <StructuredData json={jsonLd(breadcrumbData(pageOrigin(), CRUMBS))} />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1 className="mt-2 text-4xl sm:text-6xl">Our Categories</h1>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {categories.slice(0, CARDS).map((category) => (
          <li key={category.slug}>
            <CategoryOverview category={category} state={state} t={translate(categoriesTexts)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
