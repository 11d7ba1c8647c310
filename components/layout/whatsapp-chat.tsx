"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { tabs } from "#texts/en/tabs.ts";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";

/** The link to a WhatsApp chat, at the corner of every page. Its label comes later (chat-label). */
export function WhatsAppChat() {
  const t = useTexts(tabs);
  return (
    <aside aria-label={t("chat")} className="chat">
      <a href={`https://wa.me/${digitsOf(shop.whatsapp)}`} aria-label={t("chatLabel")} className="chat-button">
        <WhatsAppIcon className="size-7" />
      </a>
    </aside>
  );
}
