import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "#lib/browser/language/texts.ts";
import { chatLabelDismissed } from "#lib/browser/page/chat-label.ts";
import { coversControl } from "#lib/browser/page/use-clear-place.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { contactLinks } from "#lib/shop/facts/shop.ts";
import { tabs } from "#texts/en/tabs.ts";
import { CloseIcon } from "@/components/ui/icons";
import "./chat-label.css";

/**
 * Where the chat is a tab; or the window is so low that the button lies in the page, and there the label is out of
 * sight.
 */
const TABS = "(max-width: 47.99rem), (max-height: 22.5rem)";

/** What has the chat here: a phone's tabs, or the button at the corner. The checkout has none. */
const chatOfPage = () => document.querySelector(window.matchMedia(TABS).matches ? ".tab-bar" : ".chat");

/** 'Chat with us' at the button or the tab of the chat, for its first seconds, where it covers no control. */
export function ChatLabel() {
  const t = useTexts(tabs);
  const label = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState(chatOfPage);
  const open = !useStore(chatLabelDismissed, false) && place !== null;
  useLayoutEffect(() => {
    const look = () => {
      if (label.current) label.current.style.visibility = coversControl(label.current) ? "hidden" : "";
    };
    if (!open) return;
    look();
    // The page is scrolled, or more of it comes.
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [open]);
  if (!open) return null;
  return createPortal(
    // One pill with the button, which it folds into; at the tab of the chat, the fourth of five, a bubble. It has no
    // part in the layout.
    <span
      ref={label}
      className={`chat-label absolute -z-1 flex items-center whitespace-nowrap rounded-full bg-leaf text-rice ${
        place.matches(".chat")
          ? "top-0 right-0 h-14 pr-13 pl-5"
          : "right-[30%] bottom-full mb-2 h-11 pl-4 [translate:50%]"
      }`}
      onAnimationEnd={() => setPlace(null)}
    >
      {/* The button beside it has the same address: one stop is enough for a keyboard. */}
      <a href={contactLinks.whatsapp} tabIndex={-1}>
        {t("chatWithUs")}
      </a>
      <button
        type="button"
        aria-label={t("hideChat")}
        className="icon-button"
        onClick={() => chatLabelDismissed.write(true)}
      >
        <CloseIcon className="size-4" />
      </button>
    </span>,
    place,
  );
}
