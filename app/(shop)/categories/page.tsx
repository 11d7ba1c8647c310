import type { Metadata } from "next";
import Link from "next/link";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { CategoryOverview } from "@/components/catalogue/category-overview";
import { ChevronIcon } from "@/components/ui/icons/chevron";

export const metadata: Metadata = pageMetadata({
  title: "Our Categories",
  description: "Everything we make, category by category.",
  path: "/categories",
  card: homeShareCard(),
});

const CARDS = 6;

export default function CategoriesPage() {
  const state = shopState();
  return (
    <div className="page">
      <Link href="/" className="link inline-flex min-h-11 items-center">
        <ChevronIcon className="size-5 rotate-90" /> Back to home
      </Link>
      <h1 className="mt-2 text-4xl sm:text-6xl">Our Categories</h1>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {categories.slice(0, CARDS).map((category) => (
          <li key={category.slug}>
            <CategoryOverview category={category} state={state} />
          </li>
        ))}
      </ul>
    </div>
  );
}
