import type { Metadata } from "next";
import Link from "next/link";
import { ChevronIcon } from "@/components/ui/icons/chevron";
import { categories } from "@/lib/shop/catalogue";

export const metadata: Metadata = {
  title: "Our Categories",
  description: "All that the shop sells, category by category.",
  alternates: { canonical: "/categories" },
};

const CARDS = 6;
const ITEMS_PER_CARD = 4;

export default function CategoriesPage() {
  return (
    <div className="page">
      <Link href="/" className="link inline-flex min-h-11 items-center">
        <ChevronIcon className="size-5 rotate-90" /> Back to home
      </Link>
      <h1 className="mt-2 text-4xl sm:text-6xl">Our Categories</h1>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {categories.slice(0, CARDS).map(({ slug, title, tamil, products }) => (
          <li key={slug} data-category={slug} className="flex flex-col rounded-pack bg-(--light) p-6">
            <h2 className="text-3xl text-(--deep)">{title}</h2>
            <p lang="ta">{tamil}</p>
            <ul className="mt-4 mb-4 grid gap-1">
              {products.slice(0, ITEMS_PER_CARD).map((product) => (
                <li key={product.slug}>
                  <Link href={`/product-details/${product.slug}`} className="link inline-flex min-h-11 items-center">
                    {product.name}
                  </Link>
                </li>
              ))}
              {products.length > ITEMS_PER_CARD && <li>+{products.length - ITEMS_PER_CARD} more products</li>}
            </ul>
            <Link href={`/category/${slug}`} className="button mt-auto" aria-label={`Explore All: ${title}`}>
              Explore All
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
