import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { replaceTitle } from "#lib/browser/page/page-title.ts";

const PRODUCT = /^\/product-details\/([^/]+)$/;
const slugInAddress = () => PRODUCT.exec(window.location.pathname)?.[1] ?? null;

/**
 * A product's dialog that has an address: opening it goes to the product's page in the address bar alone, so that Back
 * closes it, and a reload or a friend who gets the link sees the page. Title and focus come back when it closes.
 * @param titleOf the title of the page of a product that the dialog can show, else undefined
 */
export function useProductAddress(
  dialog: RefObject<HTMLDialogElement | null>,
  titleOf: (slug: string) => string | undefined,
) {
  const [slug, setSlug] = useState<string | null>(null);
  const giveTitleBack = useRef<(() => void) | null>(null);
  /** Set from the dialog's closing until the address has followed. Holds the link that was pressed meanwhile. */
  const leaving = useRef<{ pressed: HTMLElement | null } | null>(null);

  /** The address is the truth: Back, Forward, a card and our own closing all come through here. */
  const follow = useCallback(() => {
    giveTitleBack.current?.();
    giveTitleBack.current = null;
    const next = slugInAddress();
    const title = next === null ? undefined : titleOf(next);
    if (title === undefined) return dialog.current?.close();
    giveTitleBack.current = replaceTitle(title);
    setSlug(next);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog, titleOf]);

  useEffect(() => {
    const onPopState = () => {
      const pressed = leaving.current?.pressed;
      leaving.current = null;
      follow();
      // After the router's own listener, which would take the page back to the category.
      if (pressed) setTimeout(() => pressed.click());
    };
    // history.back() acts later. A navigation that begins before it does would be undone by it, so the link's click waits.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!leaving.current || !link || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      leaving.current.pressed = link;
    };
    window.addEventListener("popstate", onPopState);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("popstate", onPopState);
      window.removeEventListener("click", onClick, true);
    };
  }, [follow]);
  useEffect(() => () => giveTitleBack.current?.(), []);

  return {
    /** Which product was opened last; it stays when the dialog closes, for what was begun in it. */
    slug,
    open(next: string) {
      // The browser's own pushState. Next's router would navigate; here the category's page stays as it is.
      History.prototype.pushState.call(window.history, window.history.state, "", `/product-details/${next}`);
      follow();
    },
    /** Closes the dialog; the address follows. Also called after the dialog was closed by another way. */
    close() {
      dialog.current?.close();
      if (leaving.current || !slugInAddress()) return;
      leaving.current = { pressed: null };
      window.history.back();
    },
  };
}

/** With a key held, or another button, a link stays a link: the browser opens it in a tab or a window of its own. */
export const isPlainClick = (
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button">,
): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
