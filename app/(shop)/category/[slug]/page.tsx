import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ProductCard } from "@/components/catalogue/product-card";
import { ChevronIcon } from "@/components/ui/icons/chevron";
import { categories, findCategory } from "@/lib/shop/catalogue";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => categories.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  const { title, description, slug } = category;
  return { title, description, alternates: { canonical: `/category/${slug}` } };
}

export default async function CategoryPage({ params }: Props) {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  return (
    <div className="page" data-category={category.slug}>
      <Link href="/#categories" className="link inline-flex min-h-11 items-center">
        <ChevronIcon className="size-5 rotate-90" /> Back to all categories
      </Link>
      <header className="mt-2 rounded-pack bg-(--deep) p-8 text-rice sm:p-14">
        <p lang="ta" className="text-lg">
          {category.tamil}
        </p>
        <h1 className="text-4xl sm:text-6xl">{category.title}</h1>
        <p className="mt-4 max-w-xl text-lg">{category.description}</p>
      </header>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {category.products.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
