import Link from "next/link";
import type { ReactNode } from "react";
import { pageOrigin } from "#lib/server/pages/site.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { shop } from "#lib/shop/shop.ts";
import { pauseText } from "#lib/shop/shop-state/shop-state.ts";
import { sampleNotice } from "#texts/en/sample-notice.ts";
import { AddressModalHost } from "@/components/account/address-modal-host";
import { CheckoutSteps } from "@/components/checkout/checkout-steps";
import { ContactLine } from "@/components/layout/contact-line";
import { Logo } from "@/components/layout/logo";
import { NoScriptOrder } from "@/components/layout/no-script-order";
import { PauseBanner } from "@/components/layout/pause-banner";
import { SampleNotice } from "@/components/layout/sample-notice";
import { KolamBorder } from "@/components/ui/kolam-border";
import { QueryProvider } from "@/components/ui/query-provider";
import "./checkout.css";

/** The checkout has no header: the only links out of it are the shop's name and the chat. */
export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <header className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <Link href="/" className="inline-flex min-h-11 items-center gap-2 font-display text-2xl text-chilli">
          <Logo className="size-9" /> {shop.name}
        </Link>
        <CheckoutSteps />
      </header>
      <KolamBorder className="block h-5 w-full text-brass-70 print:hidden" />
      <NoScriptOrder />
      <PauseBanner drawn={pauseText(shopState())} />
      <main id="content" className="min-h-[calc(100dvh-6rem)] flex-1 pt-8 pb-16">
        {children}
      </main>
      <SampleNotice siteUrl={pageOrigin()} t={translate(sampleNotice)} />
      {/* On a phone the bar with the total lies on the page's last lines. */}
      <footer className="page border-tamarind-20 border-t pt-6 pb-24 text-tamarind md:pb-6 print:hidden">
        Need a hand? <ContactLine />
      </footer>
      <AddressModalHost />
    </QueryProvider>
  );
}
