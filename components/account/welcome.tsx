import { useEffect, useRef } from "react";
import { pendingProduct, startBuyNow } from "#lib/browser/checkout/buy-now.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import { nextPage } from "#lib/shop/account/next-page.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { Kolam } from "@/components/ui/kolam";

/** How long the success screen is shown, in milliseconds. */
const SHOWN = 1200;

type Props = { title: string; text: string; otherwise: string };

/**
 * The success screen after signing in, with a link to the next page. @param otherwise the next page when no product was
 * about to be bought
 */
export function Welcome({ title, text, otherwise }: Props) {
  const router = usePageRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  // The next page shows the user's offers as the server has them.
  useEffect(() => void refreshOffers(), []);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => router.push(continueAfterSignIn(window.location.search, otherwise)), SHOWN);
    return () => clearTimeout(timer);
  }, [router, otherwise]);
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-5 text-center">
      <Kolam rows={[1, 3, 5, 3, 1]} className="size-36 text-brass" />
      <h1 ref={heading} tabIndex={-1} className="text-5xl text-leaf outline-none sm:text-6xl">
        {title}
      </h1>
      <p className="text-lg" role="status">
        {text}
      </p>
    </div>
  );
}

/**
 * The next page after signing in: the page that sign-in was opened from, else the checkout of the pending product, else
 * `otherwise`. A checkout of that product that has begun continues, with all that was typed in it.
 */
function continueAfterSignIn(search: string, otherwise: string): string {
  const next = nextPage(search);
  if (next) return next;
  const pending = pendingProduct();
  const product = findProductByName(pending?.name ?? "");
  if (!pending || !product) return otherwise;
  const draft = readDraft();
  if (draft && isEditable(draft.status) && draft.productName === product.name) return "/order-details";
  return startBuyNow({ ...product, price: pending.price });
}
