"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState, ViewTransition } from "react";
import { usePath } from "#lib/browser/language/navigation.ts";
import { hasMouse } from "#lib/browser/language/scroll-to-top.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { takeHandedFacts } from "#lib/browser/shop-state/known-shop.ts";
import type { Promotion } from "#lib/shop/content/content-types.ts";
import { header } from "#texts/en/header.ts";
import { AddressModalHost } from "@/components/account/address-modal-host";
import { DeferredCartBar } from "@/components/cart/deferred-cart-bar";
import { ConsentLine } from "@/components/consent/deferred-consent";
import { RememberedLanguage } from "@/components/layout/remembered-language";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { TabBar, WhatsAppChat } from "@/components/layout/tab-bar";
import { WithoutScripts } from "@/components/layout/without-scripts";

/** What is around a page of the shop or of the checkout. */
export type FrameProps = {
  /** Why nothing can be ordered; left out while the shop is open. */
  pause?: string;
  /**
   * The festivals on the day that the page was made: what is below prices packs with them. Left out where there are
   * none.
   */
  festivals?: Promotion[];
  /** The owner's notice, above everything. */
  line: ReactNode;
  /** Shown above the footer. */
  notice: ReactNode;
  children: ReactNode;
};
/** @param tagline left out where it is the shop's own, in English */
type Props = FrameProps & { tagline?: string };

/**
 * Header, footer and bars around a page of the shop. A client component, which the browser caches as code: else each
 * page contains all of it three times, as HTML, as data for hydration, and as data of the page for unknown addresses.
 */
export function ShopFrame({ pause, festivals, line, tagline, notice, children }: Props) {
  if (festivals) takeHandedFacts({ promotions: festivals });
  const t = useTexts(header);
  const path = usePath();
  return (
    <>
      <RememberedLanguage />
      <a href="#content" className="-top-36 fixed left-2 z-50 bg-rice p-3 focus:top-2 print:hidden">
        {t("skip")}
      </a>
      {line}
      <SiteHeader pause={pause} />
      <WithoutScripts text="page" className="at-foot" />
      <form id="search" action={path("/search")} />
      {/* As high as the window at least: a page that is still fetching must not show a footer that then jumps away. */}
      <main id="content" className="min-h-[calc(100dvh-4rem)] flex-1 pt-6 pb-16">
        {/* Pages cross-fade where there is a mouse: on a phone the new page would appear noticeably later. */}
        {hasMouse ? <CrossFade>{children}</CrossFade> : children}
      </main>
      {notice}
      <SiteFooter tagline={tagline} />
      <ConsentLine />
      <AddressModalHost />
      <WhatsAppChat />
      <DeferredCartBar />
      <TabBar />
    </>
  );
}

/**
 * Cross-fades from page to page: the browser first takes a picture of the old page. On the server it renders nothing:
 * the attribute that React writes for it into the HTML (`vt-update`) is not valid there, and has no effect without
 * scripts. The name makes the ids of server and browser the same: an unnamed one takes an id itself. Only a new address
 * fades. The router may render a page a second time when the rest of it has loaded, and while a fade is prepared React
 * handles no events: a letter typed or a button pressed in that moment would be lost.
 */
function CrossFade({ children }: { children: ReactNode }) {
  const address = usePathname();
  const [arrived, setArrived] = useState(address);
  useEffect(() => setArrived(address), [address]);
  return (
    <ViewTransition name="page" update={address === arrived ? "none" : "auto"}>
      {children}
    </ViewTransition>
  );
}
