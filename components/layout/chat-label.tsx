"use client";
import { useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { dismissChatLabel, useChatLabel } from "#lib/browser/page/chat-label.ts";
import { coversControl } from "#lib/browser/page/covers-control.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";
import { tabs } from "#texts/en/tabs.ts";
import { CloseIcon } from "@/components/ui/icons/close";

export const chatAddress = `https://wa.me/${digitsOf(shop.whatsapp)}`;

/** How often it is looked at what the label lies on, in milliseconds. */
const LOOK = 200;

/** 'Chat with us' at the button or the tab of the chat, for its first seconds, where it covers no control. */
export function ChatLabel() {
  const t = useTexts(tabs);
  const shown = useChatLabel();
  const label = useRef<HTMLSpanElement>(null);
  const [folded, setFolded] = useState(false);
  const open = shown && !folded;
  useLayoutEffect(() => {
    const look = () => {
      if (label.current) label.current.style.visibility = coversControl(label.current) ? "hidden" : "";
    };
    if (!open) return;
    look();
    // The page is scrolled, or more of it comes.
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [open]);
  if (!open) return null;
  return (
    <span ref={label} className="chat-label" onAnimationEnd={() => setFolded(true)}>
      {/* The button beside it has the same address: one stop is enough for a keyboard. */}
      <a href={chatAddress} tabIndex={-1}>
        {t("chatWithUs")}
      </a>
      <button type="button" aria-label={t("hideChat")} className="icon-button" onClick={dismissChatLabel}>
        <CloseIcon className="size-4" />
      </button>
    </span>
  );
}
