import Link from "next/link";
import type { Category } from "@/lib/shop/catalogue";

/** One category as the home page shows it. */
export function CategoryCard({ category }: { category: Category }) {
  return (
    <Link
      href={`/category/${category.slug}`}
      data-category={category.slug}
      className="flex h-full flex-col rounded-pack border border-(--deep)/25 bg-(--light) p-6 text-(--deep) hover:border-(--deep)"
    >
      <p lang="ta">{category.tamil}</p>
      <p className="mt-1 font-display text-3xl">{category.title}</p>
      <p className="mt-3 text-ink">{category.description}</p>
      <p className="mt-4 font-semibold">
        {category.products.length === 1 ? "1 product" : `${category.products.length} products`}
      </p>
    </Link>
  );
}
