"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";
import { trouble } from "#texts/en/trouble.ts";

const link = "link inline-flex min-h-11 items-center";

/** Phone and WhatsApp in one line, for pages on which something is missing or broken. */
export function ContactLine() {
  const t = useTexts(trouble);
  return (
    <p className="flex flex-wrap gap-x-6 text-lg">
      <a className={link} href={contactLinks.phone}>
        {t("call", { phone: shop.phone })}
      </a>
      <a className={link} href={contactLinks.whatsapp} rel="noopener">
        {t("whatsapp", { number: shop.whatsapp })}
      </a>
    </p>
  );
}
