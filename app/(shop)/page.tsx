import type { Metadata } from "next";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { inStrip } from "#lib/shop/pictures/pictures.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd, storeData } from "#lib/shop/seo/structured-data.ts";
import { shop } from "#lib/shop/shop.ts";
import { StripCard } from "@/components/catalogue/strip-card";
import { GetInTouch } from "@/components/home/get-in-touch";
import { Heritage } from "@/components/home/heritage";
import { Hero } from "@/components/home/hero";
import { ProductStrip } from "@/components/home/product-strip";
import { Welcome } from "@/components/home/welcome";
import { StructuredData } from "@/components/ui/structured-data";

export const metadata: Metadata = pageMetadata({
  description: shop.description,
  path: "/",
  card: homeShareCard(),
});

/** The strip shows the first products of every category, in turns. */
const PER_CATEGORY = 2;
const strip = Array.from({ length: PER_CATEGORY }, (_, turn) =>
  categories.flatMap(({ products }) => products[turn] ?? []),
).flat();

export default function HomePage() {
  const state = shopState();
  return (
    <>
      <StructuredData json={jsonLd(storeData(pageOrigin()))} />
      <Hero />
      <Welcome categories={categories} />
      <section aria-labelledby="products-heading" className="mt-20 sm:mt-28">
        <h2 id="products-heading" className="page mb-4 text-4xl sm:text-5xl">
          Our Products
        </h2>
        <ProductStrip label="Our Products">
          {strip.map((product) => (
            <li key={product.slug}>
              <StripCard product={inStrip(product, state)} />
            </li>
          ))}
        </ProductStrip>
      </section>
      <Heritage />
      <GetInTouch />
    </>
  );
}
