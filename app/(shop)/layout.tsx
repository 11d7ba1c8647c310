import type { ReactNode } from "react";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { AddressModalHost } from "@/components/account/address-modal-host";
import { UserMenu, UserMenuList } from "@/components/account/user-menu";
import { CartLink, CartMenuLink } from "@/components/cart/cart-link";
import { CartTab } from "@/components/cart/cart-tab";
import { DeferredCartBar } from "@/components/cart/deferred-cart-bar";
import { ConsentChoice } from "@/components/consent/consent-choice";
import { ConsentLine } from "@/components/consent/consent-line";
import { NoScriptOrder } from "@/components/layout/no-script-order";
import { PageTransition } from "@/components/layout/page-transition";
import { SampleNotice } from "@/components/layout/sample-notice";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { TabBar } from "@/components/layout/tab-bar";
import { WhatsAppChat } from "@/components/layout/whatsapp-chat";
import { OfferButton } from "@/components/offers/offer-button";
import { SearchButton } from "@/components/search/search-button";
import { SearchIcon } from "@/components/ui/icons/search";

export default function ShopLayout({ children }: { children: ReactNode }) {
  const pause = pauseText(shopState());
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-rice focus:p-3"
      >
        Skip to content
      </a>
      <SiteHeader
        bar={{
          offer: <OfferButton />,
          account: <UserMenu />,
          search: <SearchButton className="icon-button header-search xl:-mx-1.5" />,
          cart: <CartLink />,
        }}
        {...(pause !== null && { pause })}
        menu={{ offer: <OfferButton />, account: <UserMenuList />, cart: <CartMenuLink /> }}
      />
      <NoScriptOrder />
      {/* As high as the window at least: a page that is still fetching must not show a footer that then jumps away. */}
      <main id="content" className="min-h-[calc(100dvh-4rem)] flex-1 pt-6 pb-16">
        <PageTransition>{children}</PageTransition>
      </main>
      <SampleNotice siteUrl={pageOrigin()} />
      <SiteFooter consent={<ConsentChoice />} />
      <ConsentLine />
      <AddressModalHost />
      <WhatsAppChat />
      <DeferredCartBar />
      <TabBar
        search={
          <SearchButton className="tab">
            <SearchIcon className="size-6" />
            {" Search"}
          </SearchButton>
        }
        cart={<CartTab />}
      />
    </>
  );
}
