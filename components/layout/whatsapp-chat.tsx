"use client";
import { useTexts } from "#lib/browser/language/texts.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useHydrated, useStore } from "#lib/browser/store.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";
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

const dismissed = storageItem("localStorage", "chat_label_dismissed", checkBoolean, false);

/** Returns true when the label beside the chat button is shown: only once it is known that it was never dismissed. */
function useChatLabel(): boolean {
  const gone = useStore(dismissed, false);
  return useHydrated() && !gone;
}

/** Sends them away for good. */
function dismissChatLabel(): void {
  dismissed.write(true);
}
