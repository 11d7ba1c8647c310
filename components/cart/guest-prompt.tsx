"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { DialogCard } from "@/components/ui/dialog-card";

type Props = {
  onGuest: () => void;
  /** @param chosen false when the shopper closed the question without an answer */
  onClosed: (chosen: boolean) => void;
};

/** Asks a customer who is not signed in how to go on. */
export function GuestPrompt({ onGuest, onClosed }: Props) {
  const router = useRouter();
  const chosen = useRef(false);
  return (
    <DialogCard heading="Continue Shopping" onClosed={() => onClosed(chosen.current)}>
      {(close) => {
        const choose = (go: () => void) => () => {
          chosen.current = true;
          close();
          go();
        };
        return (
          <>
            <div className="mt-5 grid gap-2">
              <button type="button" className="button" onClick={choose(() => router.push("/login"))}>
                Sign In
              </button>
              <p className="text-center text-tamarind">Access your account and order history</p>
              <button type="button" className="button button-quiet mt-2" onClick={choose(onGuest)}>
                Continue as Guest
              </button>
              <p className="text-center text-tamarind">Quick checkout without an account</p>
            </div>
            <p className="mt-5 text-sm">
              By continuing you agree to our{" "}
              <Link href="/terms" prefetch={false} className="link">
                Terms
              </Link>
              . We use your details to deliver this order and keep you posted, as our{" "}
              <Link href="/privacy" prefetch={false} className="link">
                Privacy Policy
              </Link>{" "}
              says.
            </p>
          </>
        );
      }}
    </DialogCard>
  );
}
