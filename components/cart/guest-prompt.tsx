"use client";
import { useRouter } from "next/navigation";
import { type RefObject, useId } from "react";
import { CloseIcon } from "@/components/ui/icons/close";

type Props = { ref: RefObject<HTMLDialogElement | null>; onGuest: () => void };

/** Asks a shopper who is not signed in how to go on. A native dialog: it holds the focus and gives it back. */
export function GuestPrompt({ ref, onGuest }: Props) {
  const router = useRouter();
  const heading = useId();
  const choose = (go: () => void) => {
    ref.current?.close();
    go();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-pack bg-rice p-6 text-ink"
    >
      <h2 id={heading} className="text-3xl">
        Continue Shopping
      </h2>
      <div className="mt-5 grid gap-2">
        <button type="button" className="button" onClick={() => choose(() => router.push("/login"))}>
          Sign In
        </button>
        <p className="text-center text-tamarind">Access your account and order history</p>
        <button type="button" className="button button-quiet mt-2" onClick={() => choose(onGuest)}>
          Continue as Guest
        </button>
        <p className="text-center text-tamarind">Quick checkout without an account</p>
      </div>
      <p className="mt-5 text-sm">Your details are used to deliver this order and to tell you about it.</p>
      <button
        type="button"
        aria-label="Close"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:text-chilli"
        onClick={() => ref.current?.close()}
      >
        <CloseIcon className="size-6" />
      </button>
    </dialog>
  );
}
