import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { homeTitle } from "#lib/shop/seo/page-title.ts";
import { homeShareCard } from "#lib/shop/seo/share-cards.ts";
import { shop } from "#lib/shop/shop.ts";
import { description } from "#lib/shop/shop-texts.ts";
import { AccountsMark } from "@/components/account/accounts-mark";
import { DeferredPlainCart } from "@/components/cart/deferred-plain-cart";
import { MarkAlive } from "@/components/layout/mark-alive";
import { NoResponseLine } from "@/components/layout/no-response-line";
import { DeferredQueuedOrders } from "@/components/offline-queue/deferred-queued-orders";
import { DeferredPictures } from "@/components/ui/deferred-pictures";
import { FailedPictures } from "@/components/ui/failed-pictures";
import { AfterLoad } from "./after-load";
import { fraunces, hindMadurai } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(pageOrigin()),
  title: { default: homeTitle, template: `%s | ${shop.name}` },
  description,
  // For the pages that name no card of their own.
  openGraph: { siteName: shop.name, locale: "en_IN", type: "website", images: homeShareCard() },
  twitter: { card: "summary_large_image", images: homeShareCard() },
};

export const viewport: Viewport = { themeColor: "#FBF5E6" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // DeferredPictures may write attributes on it before React hydrates. Its smooth scrolling is for links within a page:
    // the attribute tells the router to begin a new page at its top at once.
    <html
      lang="en-IN"
      className={`${fraunces.variable} ${hindMadurai.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <AccountsMark />
        {children}
        <NoResponseLine />
        <MarkAlive />
        <DeferredQueuedOrders />
        <FailedPictures />
        <DeferredPictures />
        <DeferredPlainCart />
        <AfterLoad />
      </body>
    </html>
  );
}
