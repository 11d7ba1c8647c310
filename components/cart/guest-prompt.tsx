"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { CloseButton } from "@/components/ui/close-button";

type Props = {
  onGuest: () => void;
  /** Goes to the sign-in page, which it does by itself when nothing must be kept before. */
  onSignIn?: () => void;
  onClosed: () => void;
};

/**
 * Asks a shopper who is not signed in how to go on. A native dialog: it holds the focus and gives it back. It stands at
 * the end of the page, because inside another dialog it would be shut away with that one.
 */
export function GuestPrompt({ onGuest, onSignIn, onClosed }: Props) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (go: () => void) => {
    dialog.current?.close();
    go();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-pack bg-rice p-6 text-ink"
      onClose={onClosed}
    >
      <h2 id={heading} className="pr-12 text-3xl">
        Continue Shopping
      </h2>
      <div className="mt-5 grid gap-2">
        <button type="button" className="button" onClick={() => choose(onSignIn ?? (() => router.push("/login")))}>
          Sign In
        </button>
        <p className="text-center text-tamarind">Access your account and order history</p>
        <button type="button" className="button button-quiet mt-2" onClick={() => choose(onGuest)}>
          Continue as Guest
        </button>
        <p className="text-center text-tamarind">Quick checkout without an account</p>
      </div>
      <p className="mt-5 text-sm">
        By going on you agree to our{" "}
        <Link href="/terms" prefetch={false} className="link">
          Terms
        </Link>
        . Your details are used to deliver this order and to tell you about it, as our{" "}
        <Link href="/privacy" prefetch={false} className="link">
          Privacy Policy
        </Link>{" "}
        says.
      </p>
      <CloseButton className="absolute top-3 right-3" onClick={() => dialog.current?.close()} />
    </dialog>,
    document.body,
  );
}
