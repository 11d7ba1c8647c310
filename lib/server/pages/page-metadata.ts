import "server-only";
import type { Metadata } from "next";
import { homeTitle } from "#lib/shop/seo/page-title.ts";
import type { ShareCard } from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";

type Page = {
  /** A text is followed by the shop's name, unless it is absolute. Without one, the page is the shop itself. */
  title?: string | { absolute: string };
  description: string;
  path: string;
  card: ShareCard | undefined;
};

/** A page's metadata for search engines and link previews. URLs become absolute by `metadataBase`. */
export function pageMetadata({ title, description, path, card }: Page): Metadata {
  const images = card ? [card] : [];
  const name = typeof title === "object" ? title.absolute : title;
  const shared = { title: name ?? homeTitle, description, images };
  return {
    ...(title === undefined ? {} : { title }),
    description,
    alternates: { canonical: path },
    openGraph: { ...shared, url: path, siteName: shop.name, locale: "en_IN", type: "website" },
    twitter: { ...shared, card: "summary_large_image" },
  };
}
