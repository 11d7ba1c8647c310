import { useTransition } from "react";
import { acceptPrices } from "#lib/browser/cart/use-cart.ts";
import { startCheckout } from "#lib/browser/checkout/checkout-store.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { cart } from "#texts/en/cart.ts";
import { BarTotal } from "./bar-total";

type Props = {
  /** The content of the cart, at the prices that it shows. */
  lines: CartLine[];
  /** In rupees. */
  total: number;
  disabled: boolean;
};

/** Proceed to Checkout: shows 'Processing...' until the next page is there. A guest is not asked to sign in first. */
export function CheckoutButton({ lines, total, disabled }: Props) {
  const t = useTexts(cart);
  const [busy, startTransition] = useTransition();
  const router = usePageRouter();
  const go = () =>
    startTransition(() => {
      acceptPrices(lines);
      router.push(startCheckout((starter) => draftFromCart(lines, starter)));
    });
  return (
    <div className="checkout-bar lg:mt-2">
      <BarTotal lines={lines} total={total} />
      <button type="button" className="button w-full" disabled={busy || disabled} onClick={go}>
        {t(busy ? "busy" : "checkout")}
      </button>
    </div>
  );
}
