import { translateIn } from "#lib/server/language/translate-in.ts";
import { areaIn } from "#lib/server/pages/delivery-words.ts";
import { pageMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { type Category, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { weightsText } from "#lib/shop/catalogue/packs.ts";
import { shopTextsIn, taglineIn } from "#lib/shop/facts/shop-texts.ts";
import { dishesWithPictures, makingWithPictures } from "#lib/shop/home/dishes.ts";
import { shopPromises } from "#lib/shop/home/promises.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { namedPicture } from "#lib/shop/pictures/picture-files.ts";
import { heroPicture, inStrip, pictureOf } from "#lib/shop/pictures/pictures.ts";
import { jsonLd, storeData, websiteData } from "#lib/shop/seo/structured-data.ts";
import { homeServer } from "#texts/en/home-server.ts";
import { kitchen } from "#texts/en/kitchen.ts";
import { ProductStrip } from "@/components/catalogue/product-strip";
import { Dishes } from "@/components/home/dishes";
import { GetInTouch } from "@/components/home/get-in-touch";
import { Heritage } from "@/components/home/heritage";
import { Hero } from "@/components/home/hero";
import { KitchenLine } from "@/components/home/kitchen-line";
import { Maker } from "@/components/home/maker";
import { Making } from "@/components/home/making";
import { PromiseRow } from "@/components/home/promise-row";
import { Welcome } from "@/components/home/welcome";
import { Kolam } from "@/components/ui/kolam";
import { StructuredData } from "@/components/ui/structured-data";

export async function generateMetadata({ params }: PageProps) {
  const { language } = await params;
  const { description } = shopTextsIn(language);
  return pageMetadata({ listing: { indexed: true, offline: true }, language, path: "/", description });
}

/** The strip shows the first products of every category, in turns: enough of them to run off a wide screen. */
const PER_CATEGORY = 2;
const MOST = 8;
const stripOf = (categories: Category[]) =>
  Array.from({ length: PER_CATEGORY }, (_, turn) => categories.flatMap(({ products }) => products[turn] ?? []))
    .flat()
    .slice(0, MOST);

/**
 * A picture's stand-in while it can't be loaded. There is one for each picture: all but the first are copies of that.
 */
const KOLAM = { rows: [1, 3, 5, 3, 1] };
const firstKolam = (className: string) => <Kolam {...KOLAM} id="kolam-drawn" className={className} />;
const kolam = (className: string) => <Kolam {...KOLAM} copyOf="kolam-drawn" className={className} />;

export default async function HomePage({ params }: PageProps) {
  const { language } = await params;
  const state = shopState();
  const texts = shopTextsIn(language);
  const { hero, story } = texts;
  const ourProducts = translateIn(language, homeServer)("ourProducts");
  const making = makingWithPictures(language);
  const weights = weightsText(language).replaceAll(" ", "\u00a0");
  const categories = shownCategories();
  const cups = categories.slice(0, 6).map(({ slug, products }) => ({
    slug,
    picture: namedPicture(products[0]?.picture ?? "placeholder"),
  }));
  return (
    <>
      <StructuredData json={jsonLd(storeData(pageOrigin(), language), websiteData(pageOrigin(), language))} />
      <Hero
        tagline={taglineIn(language)}
        headline={hero.headline}
        text={translateIn(language, homeServer)("packsOf", { text: hero.text, weights })}
        picture={heroPicture("48rem", language)}
        placeholder={
          <span className="grid justify-items-center text-center text-turmeric">
            {firstKolam("size-40 text-brass")}
            <span className="font-display text-xl">{hero.placeholder}</span>
          </span>
        }
      />
      <PromiseRow promises={shopPromises(language, areaIn(language).where)} />
      <KitchenLine language={language} t={translateIn(language, kitchen)} />
      <Welcome
        tagline={taglineIn(language)}
        text={story.welcome}
        lang={langOf(texts, "story.welcome")}
        cups={cups}
        placeholder={kolam("size-12 text-(--deep)")}
      />
      <section aria-labelledby="products-heading" className="mt-20 sm:mt-28">
        <h2 id="products-heading" className="home-heading page mb-4">
          {ourProducts}
        </h2>
        <ProductStrip
          label={ourProducts}
          products={stripOf(categories).map((product) => inStrip(product, state, language))}
        />
      </section>
      <Dishes dishes={dishesWithPictures(language, state)} placeholder={kolam("size-12 text-(--deep)")} />
      {making && (
        <Making
          {...making}
          line={<Kolam rows={[9]} className="my-6 h-5 w-44 text-brass" />}
          placeholder={kolam("size-32 text-brass")}
        />
      )}
      <Heritage
        text={story.heritage}
        lang={langOf(texts, "story.heritage")}
        picture={pictureOf("heritage", language)}
        placeholder={kolam("size-32 text-brass")}
      >
        <Maker language={language} />
      </Heritage>
      <GetInTouch />
    </>
  );
}
