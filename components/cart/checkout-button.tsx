"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { acceptPrices } from "#lib/browser/cart/use-cart.ts";
import { startCheckout } from "#lib/browser/checkout/checkout-store.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { GuestPrompt } from "./guest-prompt";

type Props = {
  /** What the cart holds, at the prices that it shows. */
  lines: CartLine[];
  disabled: boolean;
};

/** Proceed to Checkout: says 'Processing...' for as long as the next page takes to come, and asks guests first, where they could sign in. */
export function CheckoutButton({ lines, disabled }: Props) {
  const [busy, startTransition] = useTransition();
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const start = () => {
    acceptPrices(lines);
    return startCheckout((starter) => draftFromCart(lines, starter));
  };
  const go = () => startTransition(() => router.push(start()));
  /** The checkout waits behind the sign-in. */
  const signInFirst = () => router.push(`/login?next=${start()}`);
  return (
    <>
      <div className="checkout-bar md:mt-5">
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
