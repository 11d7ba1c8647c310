"use client";
import type { ReactNode } from "react";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { withoutScripts } from "#texts/en/without-scripts.ts";

type Props = {
  /** What can't be done without scripts: anything, to order this product, to see the cart. */
  text: "page" | "product" | "cart";
  /** The WhatsApp chat, with the words already written where there are any. */
  chat?: string;
  className?: string;
};

/**
 * How to order where no script runs: by phone or WhatsApp. Shown at once in a browser without JavaScript, and 8 s after
 * the page has loaded where its scripts were lost or are too new for the browser (components/layout/load-order-script).
 */
export function WithoutScripts({ text, chat = contactLinks.whatsapp, className = "" }: Props) {
  const rich = useRichTexts(withoutScripts);
  const linkTo = (href: string) => (words: ReactNode) => (
    <a className="link" href={href}>
      {words}
    </a>
  );
  const line = rich(text, { call: linkTo(contactLinks.phone), chat: linkTo(chat), phone: shop.phone });
  return (
    <>
      <noscript>
        <p className="without-scripts">{line}</p>
      </noscript>
      <p className={`without-scripts lifeless ${className}`}>{line}</p>
    </>
  );
}
