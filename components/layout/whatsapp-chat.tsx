"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { dismissChatLabel, useChatLabel } from "#lib/browser/page/chat-label.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { tabs } from "#texts/en/tabs.ts";
import { CloseIcon } from "@/components/ui/icons/close";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";

/** The link to a WhatsApp chat, at the corner of every page; its label is not shown again once it is dismissed. */
export function WhatsAppChat() {
  const t = useTexts(tabs);
  const labelled = useChatLabel();
  return (
    <aside aria-label={t("chat")} className="chat">
      {labelled && (
        <span className="chat-label">
          {t("chatWithUs")}
          <button type="button" aria-label={t("hideChat")} className="icon-button" onClick={dismissChatLabel}>
            <CloseIcon className="size-4" />
          </button>
        </span>
      )}
      <a href={`https://wa.me/${digitsOf(shop.whatsapp)}`} aria-label={t("chatLabel")} className="chat-button">
        <WhatsAppIcon className="size-7" />
      </a>
    </aside>
  );
}
