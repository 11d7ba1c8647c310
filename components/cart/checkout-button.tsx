"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { rememberedUser } from "@/lib/browser/remembered-user";
import { startCheckout } from "@/lib/browser/use-checkout";
import type { CartLine } from "@/lib/shop/cart";
import { draftFromCart } from "@/lib/shop/checkout-draft";
import { GuestPrompt } from "./guest-prompt";

/** Proceed to Checkout: says 'Processing...' for as long as the next page takes to come, and asks guests first. */
export function CheckoutButton({ lines, disabled }: { lines: CartLine[]; disabled: boolean }) {
  const [busy, startTransition] = useTransition();
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const start = () => startCheckout((starter) => draftFromCart(lines, starter));
  const go = () => startTransition(() => router.push(start()));
  /** The checkout waits for her behind the sign-in. */
  const signInFirst = () => router.push(`/login?next=${start()}`);
  return (
    <>
      <div className="checkout-bar md:mt-5">
        <button
          type="button"
          className="button w-full"
          disabled={busy || disabled}
          onClick={() => (rememberedUser.read() ? go() : setAsking(true))}
        >
          {busy ? "Processing..." : "Proceed to Checkout"}
        </button>
      </div>
      {asking && <GuestPrompt onGuest={go} onSignIn={signInFirst} onClosed={() => setAsking(false)} />}
    </>
  );
}
