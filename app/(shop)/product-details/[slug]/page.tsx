import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { LabelTable } from "@/components/catalogue/label-table";
import { PairsWith } from "@/components/catalogue/pairs-with";
import { Price } from "@/components/catalogue/price";
import { ChevronIcon } from "@/components/ui/icons/chevron";
import { VegetarianMark } from "@/components/ui/icons/vegetarian-mark";
import { findProduct, products } from "@/lib/shop/catalogue";
import { labelFactsOf } from "@/lib/shop/label-facts";
import { shop } from "@/lib/shop/shop";
import { slugOf } from "@/lib/shop/slug";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = findProduct((await params).slug);
  if (!product) notFound();
  const { description } = labelFactsOf(product.slug);
  return { title: product.name, description, alternates: { canonical: `/product-details/${product.slug}` } };
}

export default async function ProductPage({ params }: Props) {
  const product = findProduct((await params).slug);
  if (!product) notFound();
  const facts = labelFactsOf(product.slug);
  const category = slugOf(product.category);
  return (
    <article className="page" data-category={category}>
      <Link href={`/category/${category}`} className="link inline-flex min-h-11 items-center">
        <ChevronIcon className="size-5 rotate-90" /> Back to {product.category}
      </Link>
      <div className="mt-2 grid gap-8 md:grid-cols-2 md:gap-14">
        <div className="grid place-items-center rounded-pack bg-(--light) p-10">
          <div aria-hidden="true" className="cup w-full max-w-sm">
            <span lang="ta">{product.tamil}</span>
          </div>
        </div>
        <div>
          <h1 className="text-4xl sm:text-5xl">{product.name}</h1>
          <p className="mt-3 flex items-center gap-2">
            <VegetarianMark className="size-5" /> Vegetarian
          </p>
          <p lang="ta" className="mt-2 text-(--deep) text-xl">
            {product.tamil}
          </p>
          <p className="mt-5 text-lg">{facts.description}</p>
          <p className="mt-5">
            <Price amount={product.price} grams={product.grams} />
          </p>
          <BuyButtons product={product} description={facts.description} />
          <noscript>
            <p className="notice mt-4">Ordering on this page needs JavaScript. You can order by phone: {shop.phone}.</p>
          </noscript>
        </div>
      </div>
      <div className="mt-14 grid gap-12 md:grid-cols-2">
        <section>
          <h2 className="text-3xl">How to cook it</h2>
          <ol className="mt-4 grid list-decimal gap-3 pl-6 text-lg">
            {facts.cooking.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <LabelTable product={product} facts={facts} />
      </div>
      <PairsWith slugs={facts.pairsWith} />
    </article>
  );
}
