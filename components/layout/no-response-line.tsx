"use client";
import { useRichTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { noResponse } from "#texts/en/no-response.ts";

/** How to order when no script ever runs, for example in a browser that is too old. CSS alone shows it, after 8 s. */
export function NoResponseLine() {
  const rich = useRichTexts(noResponse);
  return (
    <p className="lifeless border-turmeric border-b-4 text-center">
      {rich("text", {
        call: (words) => (
          <a className="link" href={contactLinks.phone}>
            {words}
          </a>
        ),
        chat: (words) => (
          <a className="link" href={contactLinks.whatsapp}>
            {words}
          </a>
        ),
        phone: shop.phone,
      })}
    </p>
  );
}
