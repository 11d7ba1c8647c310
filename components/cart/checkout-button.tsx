"use client";
import { useRef, useTransition } from "react";
import { useStartCheckout } from "@/lib/browser/use-checkout";
import type { CartLine } from "@/lib/shop/cart";
import { GuestPrompt } from "./guest-prompt";

/** Proceed to Checkout: says 'Processing...' for as long as the next page takes to come, and asks guests first. */
export function CheckoutButton({ lines }: { lines: CartLine[] }) {
  const { checkOut } = useStartCheckout();
  const [busy, startTransition] = useTransition();
  const prompt = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button mt-5 w-full" disabled={busy} onClick={() => prompt.current?.showModal()}>
        {busy ? "Processing..." : "Proceed to Checkout"}
      </button>
      <GuestPrompt ref={prompt} onGuest={() => startTransition(() => checkOut(lines))} />
    </>
  );
}
