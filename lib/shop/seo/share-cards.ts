import { shareCardData } from "#content/cards.ts";
import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { products, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import type { Named, ShareCardWords } from "#lib/shop/content/content-types.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { DEFAULT_LANGUAGE, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { photoMaster } from "#lib/shop/pictures/photo.ts";
import { PHOTO_SIDE } from "#lib/shop/pictures/photo-facts.ts";

/** A card, as metadata wants it. */
export type ShareCard = { url: string; width: number; height: number; alt: string };

const SHARE_CARD_WIDTH = 1200;
const SHARE_CARD_HEIGHT = 630;

/** Names the card of the home page, and of every page that has none of its own. */
export const HOME_CARD = "home";
const categoryCard = (slug: string) => `category-${slug}`;

const bothNames = ({ name, names }: Named) => ({ name, otherName: names[SECOND_LANGUAGE] });

/**
 * Every card of the shop with the words that must be on it today: the home page's, each category's and each product's.
 */
export const shareCardWords = (): Record<string, ShareCardWords> => ({
  [HOME_CARD]: {
    brand: shop.tagline,
    ...bothNames(shop),
    price: pricesText(DEFAULT_LANGUAGE),
    weight: `per pack of ${weightsText(DEFAULT_LANGUAGE)}`,
  },
  ...Object.fromEntries(
    shownCategories().map((category) => {
      const { slug, products: sold } = category;
      const weight = `per pack of ${weightsText(DEFAULT_LANGUAGE, sold)}`;
      return [
        categoryCard(slug),
        { brand: shop.name, ...bothNames(category), price: pricesText(DEFAULT_LANGUAGE, sold), weight },
      ];
    }),
  ),
  ...Object.fromEntries(
    products.map((product) => {
      const { slug, price, grams } = product;
      return [slug, { brand: shop.name, ...bothNames(product), price: rupees(price), weight: `for ${grams} g` }];
    }),
  ),
});

/** The card, if there is one with today's words on it: a card with yesterday's price is worse than none. */
function current(key: string): ShareCard | undefined {
  const made = shareCardData[key];
  const words = shareCardWords()[key];
  if (!made || !words || JSON.stringify(made.words) !== JSON.stringify(words)) return undefined;
  const { name, otherName, price, weight } = words;
  return {
    url: `/og/${made.file ?? key}.${made.hash}.jpg`,
    width: SHARE_CARD_WIDTH,
    height: SHARE_CARD_HEIGHT,
    alt: `${name}, ${otherName}: ${price} ${weight}`,
  };
}

const shopNames = `${shop.name}, ${shop.names[SECOND_LANGUAGE]}`;

/** The home page's card; the shop's sign where its words were changed and `npm run pictures` has not run since. */
export const homeShareCard = (): ShareCard =>
  current(HOME_CARD) ?? { url: "/icons/icon-512.png", width: 512, height: 512, alt: shopNames };

/** A category's card, or the home page's. */
export const categoryShareCard = ({ slug }: Pick<Category, "slug">): ShareCard =>
  current(categoryCard(slug)) ?? homeShareCard();

/** The owner's photo of a product; without one its card, or its category's. */
export function productShareCard({ slug, name, names, categorySlug }: Product): ShareCard {
  const photo = liveFacts().photos[slug];
  if (!photo) return current(slug) ?? categoryShareCard({ slug: categorySlug });
  const url = `/pictures/${photoMaster(slug, photo)}`;
  return { url, width: PHOTO_SIDE, height: PHOTO_SIDE, alt: `${name}, ${names[SECOND_LANGUAGE]}` };
}
