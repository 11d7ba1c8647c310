"use client";
import type { ReactNode } from "react";
import { useLanguage, useRichTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { noScript } from "#texts/en/no-script.ts";

/**
 * For browsers without JavaScript: their cart, whose checkout works as plain forms, the search, and other ways to order. The
 * pages without scripts are in English alone.
 */
export function NoScriptOrder() {
  const rich = useRichTexts(noScript);
  const language = useLanguage();
  const linkTo = (href: string, from?: string) => (words: ReactNode) => (
    <a className="link" href={href} {...(from === "ta" && { hrefLang: "en-IN" })}>
      {words}
    </a>
  );
  return (
    <noscript>
      <p className="border-turmeric border-b-4 bg-[#fdf0cf] px-4 py-3 text-center">
        {rich("text", {
          cart: linkTo("/plain/cart", language),
          search: linkTo("/search", language),
          call: linkTo(contactLinks.phone),
          chat: linkTo(contactLinks.whatsapp),
          phone: shop.phone,
          number: shop.whatsapp,
        })}
      </p>
    </noscript>
  );
}
