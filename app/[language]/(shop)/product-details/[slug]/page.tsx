import { notFound } from "next/navigation";
import { Link } from "#lib/browser/language/link.ts";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { areaIn, timesIn } from "#lib/server/pages/delivery-words.ts";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { specifications, tasteFacts, useHeading } from "#lib/shop/catalogue/glance.ts";
import { isShown, liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { dishesOf } from "#lib/shop/home/dishes.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { foodOf, withPicture } from "#lib/shop/pictures/pictures.ts";
import { packOf } from "#lib/shop/pricing/pack-price.ts";
import { breadcrumbData, productCrumbs } from "#lib/shop/seo/breadcrumbs.ts";
import { productTitle } from "#lib/shop/seo/page-title.ts";
import { recipeData } from "#lib/shop/seo/recipe-data.ts";
import { productShareCard } from "#lib/shop/seo/share-cards.ts";
import { jsonLd, productData } from "#lib/shop/seo/structured-data.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { kitchen } from "#texts/en/kitchen.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { AddTogether } from "@/components/cart/add-together";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { DeliveryDay } from "@/components/catalogue/delivery-day";
import { Gallery } from "@/components/catalogue/gallery";
import { LabelTable } from "@/components/catalogue/label-table";
import { PairsWith } from "@/components/catalogue/pairs-with";
import { ProductHead } from "@/components/catalogue/product-head";
import { KitchenLine } from "@/components/home/kitchen-line";
import { WithoutScripts } from "@/components/layout/without-scripts";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { StructuredData } from "@/components/ui/structured-data";

type Props = PageProps<{ slug: string }>;

/** Unknown slugs never get here: proxy.ts answers them. */
export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { language, slug } = await params;
  const product = findProduct(slug) ?? notFound();
  return pageMetadata({
    listing: { indexed: true, offline: true },
    language,
    title: { absolute: productTitle(product, language) },
    description: textsOf(product.slug, language).searchDescription,
    path: `/product-details/${product.slug}`,
    card: productShareCard(product),
  });
}

/** On a wide screen the pictures and what buys; under them the steps and the words. */
const COLUMNS = "grid gap-x-12 gap-y-6 md:grid-cols-[9fr_11fr] lg:grid-cols-[2fr_minmax(20rem,1fr)]";

export default async function ProductPage({ params }: Props) {
  const { language, slug } = await params;
  const product = findProduct(slug) ?? notFound();
  const t = translateIn(language, productTexts);
  const texts = textsOf(product.slug, language);
  const category = product.categorySlug;
  const chat = orderOnWhatsApp([{ ...product, qty: 1 }]);
  const origin = pageOrigin();
  const state = shopState();
  const shown = withPicture(product, state, language);
  const food = foodOf(product, language);
  const pack = packOf(shown);
  const soldOut = isSoldOut(state, product.slug);
  const pairs = texts.pairsWith.flatMap((slug) => findProduct(slug) ?? []).filter(isShown);
  const crumbs = productCrumbs(product, language);
  const recipe = recipeData(origin, product, texts, language);
  const data = [
    productData(origin, product, texts, state, language),
    ...(recipe ? [recipe] : []),
    breadcrumbData(origin, crumbs, language),
  ];
  return (
    <article className="page" data-category={category}>
      <StructuredData json={jsonLd(...data)} />
      {/* The first screen has the product's colour, over the window's whole width and up to the header. A border image
          makes the page no wider. */}
      <div
        className="flood not-print:[border-image:linear-gradient(var(--field),var(--field))_fill_0/0/1.5rem_100vw_2rem]"
        data-colour={slug}
      >
        <Breadcrumbs crumbs={crumbs} />
        <div className={`${COLUMNS} mt-2`}>
          <Gallery
            product={shown}
            food={food}
            drawn={texts.pictureDrawn && !liveFacts().photos[slug]}
            language={language}
            t={t}
          />
          <div className="buy-bar">
            <ProductHead product={shown} language={language} mark={t(shown.meat ? "nonVegetarian" : "vegetarian")} />
            <KitchenLine language={language} t={translateIn(language, kitchen)} slug={slug} />
            <BuyButtons product={{ ...product, ...pack }} soldOut={soldOut} description={texts.description} />
            {!soldOut && <WithoutScripts text="product" chat={chat} className="mt-4" />}
            {!soldOut && <DeliveryDay where={areaIn(language).where} times={timesIn(language)} />}
          </div>
        </div>
      </div>
      <div className={`${COLUMNS} mt-16`}>
        <div className="lg:col-start-2 lg:row-start-1">
          <p lang={langOf(texts, "description")} className="text-lg">
            {texts.description}
          </p>
          <Glance
            rows={[
              ...specifications(product, soldOut, language),
              ...tasteFacts(texts, dishesOf(product.slug, language), language),
            ]}
          />
          {!soldOut && (
            <a href={chat} rel="noopener" className="link mt-2 flex min-h-11 w-fit items-center">
              {t("onWhatsApp")}
            </a>
          )}
          <Link href="/#categories" prefetch={false} className="link mt-2 flex min-h-11 w-fit items-center">
            {t("continueShopping")}
          </Link>
        </div>
        <div>
          <section>
            <h2 className="text-3xl">{useHeading(t, texts.use)}</h2>
            <ol lang={langOf(texts, "howToUse")} className="mt-3 mb-6 grid list-decimal gap-2 pl-6 text-lg">
              {texts.howToUse.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <LabelTable product={product} texts={texts} language={language} t={t} />
      <PairsWith products={pairs} state={state} language={language} t={t}>
        <AddTogether
          products={[product, ...pairs].map((each) => ({
            ...each,
            description: textsOf(each.slug, language).description,
            soldOut: isSoldOut(state, each.slug),
          }))}
        />
      </PairsWith>
    </article>
  );
}

/** What one wants to know of a product before all else. */
function Glance({ rows }: { rows: [name: string, fact: string][] }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
      {rows.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-(--deep) text-sm">{name}</dt>
          <dd className="font-semibold leading-tight">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
