import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { specifications, tasteFacts, useHeading } from "#lib/shop/catalogue/glance.ts";
import { dishesOf } from "#lib/shop/dishes.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { drawn } from "#lib/shop/pictures/pictures.ts";
import { breadcrumbData, productCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { productTitle } from "#lib/shop/seo/page-title.ts";
import { recipeData } from "#lib/shop/seo/recipe-data.ts";
import { productShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd, productData } from "#lib/shop/seo/structured-data.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { AddTogether } from "@/components/cart/add-together";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { DeliveryDay } from "@/components/catalogue/delivery-day";
import { Gallery } from "@/components/catalogue/gallery";
import { Glance } from "@/components/catalogue/glance";
import { LabelTable } from "@/components/catalogue/label-table";
import { PackPrice } from "@/components/catalogue/pack-price";
import { PairsWith } from "@/components/catalogue/pairs-with";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { FoodMark } from "@/components/ui/icons/food-mark";
import { StructuredData } from "@/components/ui/structured-data";

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = findProduct((await params).slug);
  if (!product) notFound();
  return pageMetadata({
    title: { absolute: productTitle(product) },
    description: textsOf(product.slug).searchDescription,
    path: `/product-details/${product.slug}`,
    card: productShareCard(product),
  });
}

export default async function ProductPage({ params }: Props) {
  const product = findProduct((await params).slug);
  if (!product) notFound();
  const texts = textsOf(product.slug);
  const category = product.categorySlug;
  const origin = pageOrigin();
  const state = shopState();
  const soldOut = isSoldOut(state, product.slug);
  const pairs = texts.pairsWith.flatMap((slug) => findProduct(slug) ?? []);
  const crumbs = productCrumbs(product);
  const recipe = recipeData(origin, product, texts);
  const data = [
    productData(origin, product, texts, state),
    ...(recipe ? [recipe] : []),
    breadcrumbData(origin, crumbs),
  ];
  return (
    <article className="page" data-category={category}>
      <StructuredData json={jsonLd(...data)} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="spread">
        <Gallery product={drawn(product, state)} soldOut={soldOut} />
        <div className="buy-bar">
          <h1 className="text-4xl sm:text-5xl lg:text-4xl xl:text-5xl">{product.name}</h1>
          <p lang="ta" className="mt-2 text-(--deep) text-xl">
            {product.tamil}
          </p>
          <p className="mt-3 font-display text-xl">{texts.cardLine}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            <PackPrice amount={product.price} grams={product.grams} />
            <p className="flex items-center gap-2">
              <FoodMark vegetarian={texts.label.vegetarian} className="size-5" />{" "}
              {texts.label.vegetarian ? "Vegetarian" : "Non-vegetarian"}
            </p>
          </div>
          <BuyButtons product={product} soldOut={soldOut} description={texts.description} />
          {!soldOut && <DeliveryDay />}
          <p className="mt-4 text-lg">{texts.description}</p>
          <Glance rows={[...specifications(product, soldOut), ...tasteFacts(texts, dishesOf(product.slug))]} />
          {!soldOut && (
            <a
              href={orderOnWhatsApp([{ name: product.name, quantity: 1 }])}
              rel="noopener"
              className="link mt-2 flex min-h-11 w-fit items-center"
            >
              Order this on WhatsApp
            </a>
          )}
          <Link href="/#categories" prefetch={false} className="link mt-2 flex min-h-11 w-fit items-center">
            Continue Shopping
          </Link>
        </div>
        <div className="spread-use">
          <section>
            <h2 className="text-3xl">{useHeading(texts.use)}</h2>
            <ol className="mt-3 mb-6 grid list-decimal gap-2 pl-6 text-lg">
              {texts.howToUse.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <LabelTable product={product} label={texts.label} />
        </div>
      </div>
      <PairsWith products={pairs} state={state}>
        <AddTogether
          products={[product, ...pairs].map((each) => ({
            ...each,
            description: textsOf(each.slug).description,
            soldOut: isSoldOut(state, each.slug),
          }))}
        />
      </PairsWith>
    </article>
  );
}
