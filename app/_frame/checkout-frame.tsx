"use client";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { takeHandedFacts } from "#lib/browser/shop-state/known-shop.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { checkoutFrame } from "#texts/en/checkout-frame.ts";
import { AddressModalHost } from "@/components/account/address-modal-host";
import { CheckoutSteps } from "@/components/checkout/checkout-steps";
import { ContactLine } from "@/components/layout/contact-line";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { Logo } from "@/components/layout/logo";
import { PauseBanner } from "@/components/layout/pause-banner";
import { RememberedLanguage } from "@/components/layout/remembered-language";
import { WithoutScripts } from "@/components/layout/without-scripts";
import { KolamBorder } from "@/components/ui/kolam-border";
import { QueryProvider } from "@/components/ui/query-provider";
import "./checkout.css";
import type { FrameProps } from "./shop-frame";

/** The checkout has no header: the only links out of it are the shop's name, the chat and the other language. */
export function CheckoutFrame({ pause, festivals, line, notice, children }: FrameProps) {
  if (festivals) takeHandedFacts({ promotions: festivals });
  const t = useTexts(checkoutFrame);
  return (
    <QueryProvider>
      <RememberedLanguage />
      {line}
      <header className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <Link href="/" className="inline-flex min-h-11 items-center gap-2 font-display text-2xl text-chilli">
          <Logo className="size-9" /> {shop.name}
        </Link>
        <CheckoutSteps />
      </header>
      <KolamBorder className="block h-5 w-full text-brass-70 print:hidden" />
      <WithoutScripts text="page" className="at-foot" />
      <PauseBanner initial={pause ?? null} />
      <main id="content" className="min-h-[calc(100dvh-6rem)] flex-1 pt-8 pb-16">
        {children}
      </main>
      {notice}
      <footer className="page flex flex-wrap justify-between gap-x-6 border-tamarind-20 border-t py-6 text-tamarind print:hidden">
        <div>
          {t("help")} <ContactLine />
        </div>
        <LanguageSwitch />
      </footer>
      <AddressModalHost />
    </QueryProvider>
  );
}
