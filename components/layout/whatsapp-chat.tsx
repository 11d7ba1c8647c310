"use client";
import { dismissChatLabel, useChatLabel } from "#lib/browser/page/chat-label.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { CloseIcon } from "@/components/ui/icons/close";
import { WhatsAppIcon } from "@/components/ui/icons/whatsapp";

/** The link to a WhatsApp chat, at the corner of every page; its label is not shown again once it is dismissed. */
export function WhatsAppChat() {
  const labelled = useChatLabel();
  return (
    <aside aria-label="Chat" className="chat">
      {labelled && (
        <span className="chat-label">
          Chat with us
          <button type="button" aria-label="Hide 'Chat with us'" className="icon-button" onClick={dismissChatLabel}>
            <CloseIcon className="size-4" />
          </button>
        </span>
      )}
      <a
        href={`https://wa.me/${digitsOf(shop.whatsapp)}`}
        aria-label="Chat with us on WhatsApp"
        className="chat-button"
      >
        <WhatsAppIcon className="size-7" />
      </a>
    </aside>
  );
}
