"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { trouble } from "#texts/en/trouble.ts";
import { ContactLinks } from "./error-page";

/** Phone and WhatsApp in one line, for pages on which something is missing or broken. */
export function ContactLine() {
  const t = useTexts(trouble);
  return <ContactLinks call={t("call", { phone: shop.phone })} whatsapp={t("whatsapp", { number: shop.whatsapp })} />;
}
