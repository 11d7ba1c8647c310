"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { tabs } from "#texts/en/tabs.ts";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";
import { ChatLabel, chatAddress } from "./chat-label";

/** The link to a WhatsApp chat, at the corner of every page. */
export function WhatsAppChat() {
  const t = useTexts(tabs);
  return (
    <aside aria-label={t("chat")} className="chat">
      <ChatLabel />
      <a href={chatAddress} aria-label={t("chatLabel")} className="chat-button">
        <WhatsAppIcon className="size-7" />
      </a>
    </aside>
  );
}
