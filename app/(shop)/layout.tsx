import type { ReactNode } from "react";
import { CartLink } from "@/components/cart/cart-link";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-rice focus:p-3"
      >
        Skip to content
      </a>
      <SiteHeader cart={<CartLink />} />
      <main id="content" className="flex-1 pt-6 pb-16">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
