import type { Metadata } from "next";
import { pageTitle, siteMetadata } from "#lib/server/pages/page-metadata.ts";
import { EnglishDocument } from "./_frame/english-document";
import { ShopLayout } from "./_frame/shop-layout";

export const metadata: Metadata = {
  ...siteMetadata("en"),
  title: pageTitle("en", "notFound"),
  robots: { index: false },
};

/**
 * No layout of a language is around it, so it renders document, header and footer itself: every page has them. Next sends this
 * page along with every other one, so it has nothing of its own: the frame shows what it has to say.
 */
export default function NotFound() {
  return (
    <EnglishDocument>
      <ShopLayout language="en" />
    </EnglishDocument>
  );
}
