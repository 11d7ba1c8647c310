import "server-only";
import type { Metadata } from "next";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { pageOrigin } from "#lib/server/settings/site.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { type Language, languageCodes, languages } from "#lib/shop/language/language.ts";
import type { PlainKey } from "#lib/shop/language/message.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { fill } from "#lib/shop/language/translate.ts";
import { textsIn } from "#lib/shop/language/translate-in.ts";
import { AREA } from "#lib/shop/order/delivery-area.ts";
import { homeTitle } from "#lib/shop/seo/page-title.ts";
import { homeShareCard, type ShareCard } from "#lib/shop/seo/share-cards.ts";
import { type PagesTexts, pages } from "#texts/en/pages.ts";
import type { PageProps } from "./page-props.ts";

/**
 * What a page says of itself, written out in its file: scripts/content/page-list.ts reads it there. `indexed`: it is in
 * the sitemap, and search engines may list it. `offline`: a browser keeps it once it was visited, or ahead, with any page.
 * `only`: it has no translation.
 */
type Listing<Indexed> = { indexed: Indexed; offline: boolean | "ahead"; only?: "en" };

type PageFacts = {
  listing: Listing<true>;
  language: Language;
  /** A text is followed by the shop's name, unless it is absolute. Without one, the page is the shop itself. */
  title?: string | { absolute: string };
  description: string;
  /** The path of the page in English. */
  path: string;
  card?: ShareCard;
};

/** As Open Graph writes it. */
const localeOf = (language: Language) => languages[language].locale.replace("-", "_");

/** The metadata of a language that every page has, unless it has its own. */
export function siteMetadata(language: Language): Metadata {
  const name = shop.names[language];
  return {
    metadataBase: new URL(pageOrigin()),
    title: { default: homeTitle(language), template: `%s | ${name}` },
    description: shopTextsIn(language).description,
    // For the pages that name no card of their own.
    openGraph: { siteName: name, locale: localeOf(language), type: "website", images: homeShareCard() },
    twitter: { card: "summary_large_image", images: homeShareCard() },
  };
}

/** The addresses of a page in each language, for its head and for the sitemap. English is for everyone else too. */
export const languagesOf = (path: string): Record<string, string> => ({
  ...Object.fromEntries(languageCodes.map((code) => [languages[code].locale, pathIn(code, path)])),
  "x-default": path,
});

/** A page's metadata for search engines and link previews. URLs become absolute by `metadataBase`. */
export function pageMetadata({ language, title, description, path, card = homeShareCard() }: PageFacts): Metadata {
  const images = [card];
  const name = typeof title === "object" ? title.absolute : title;
  const shared = { title: name ?? homeTitle(language), description, images };
  const url = pathIn(language, path);
  const siteName = shop.names[language];
  return {
    ...(title === undefined ? {} : { title }),
    description,
    alternates: { canonical: url, languages: languagesOf(path) },
    openGraph: { ...shared, url, siteName, locale: localeOf(language), type: "website" },
    twitter: { ...shared, card: "summary_large_image" },
  };
}

/** The keys of the pages' titles. */
export type PageTitle = PlainKey<PagesTexts>;

/** A page's title in a language, without the shop's name. */
export const pageTitle = (language: Language, title: PageTitle): string => translateIn(language, pages)(title);

/** The titles with a description beside them: a page that is not indexed needs none. */
type DescribedTitle = keyof {
  [Key in keyof PagesTexts as Key extends `${infer Title}-description` ? Title : never]: Key;
};

/** The metadata of a page by its address, which is the key of its title in the pages' texts too. */
export function metadataOf(name: PageTitle, listing: Listing<false>): (props: PageProps) => Promise<Metadata>;
export function metadataOf(name: DescribedTitle, listing: Listing<true>): (props: PageProps) => Promise<Metadata>;
export function metadataOf(name: PageTitle, listing: Listing<true> | Listing<false>) {
  return async ({ params }: PageProps): Promise<Metadata> => {
    const { language } = await params;
    const title = pageTitle(language, name);
    if (!listing.indexed) return { title, robots: { index: false } };
    const gaps = { shop: shop.names[language], area: AREA, state: shopTextsIn(language).delivery.homeState };
    const description = fill(textsIn(language, pages), `${name}-description`, gaps) as string;
    return pageMetadata({ listing, language, title, description, path: `/${name}` });
  };
}

/** The metadata of a page for the shop's engineers. */
export const metadataInEnglish = (title: string, _: Listing<false>): Metadata => ({ title, robots: { index: false } });
