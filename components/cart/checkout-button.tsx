"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { acceptPrices } from "#lib/browser/cart/use-cart.ts";
import { startCheckout } from "#lib/browser/checkout/checkout-store.ts";
import { type CartLine, itemCount } from "#lib/shop/cart/cart.ts";
import { draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { BarTotal } from "@/components/ui/bar-total";
import { GuestPrompt } from "./guest-prompt";

type Props = {
  /** The content of the cart, at the prices that it shows. */
  lines: CartLine[];
  /** In rupees. */
  total: number;
  disabled: boolean;
};

/**
 * Proceed to Checkout: shows 'Processing...' until the next page is there. Where the shop has accounts it first asks a guest
 * how to go on.
 */
export function CheckoutButton({ lines, total, disabled }: Props) {
  const [busy, startTransition] = useTransition();
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const start = () => {
    acceptPrices(lines);
    return startCheckout((starter) => draftFromCart(lines, starter));
  };
  const go = () => startTransition(() => router.push(start()));
  /** The page that sign-in leads to. */
  const signInFirst = () => router.push(`/login?next=${start()}`);
  return (
    <>
      <div className="checkout-bar md:mt-5">
        <BarTotal items={itemCount(lines)} total={rupees(total)} />
        <button
          type="button"
          className="button w-full"
          disabled={busy || disabled}
          onClick={() => (rememberedUser.read() || !hasAccounts() ? go() : setAsking(true))}
        >
          {busy ? "Processing..." : "Proceed to Checkout"}
        </button>
      </div>
      {asking && <GuestPrompt onGuest={go} onSignIn={signInFirst} onClosed={() => setAsking(false)} />}
    </>
  );
}
