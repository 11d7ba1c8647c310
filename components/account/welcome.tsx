"use client";
import { useEffect, useRef } from "react";
import { continueAfterSignIn } from "#lib/browser/account/continue-after-sign-in.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
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
