import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { usePath } from "#lib/browser/language/navigation.ts";
import { replaceTitle } from "#lib/browser/page/page-title.ts";
import { endAll, listen } from "#lib/browser/storage/store.ts";
import { englishPath } from "#lib/shop/language/paths.ts";

const PRODUCT = /^\/product-details\/([^/]+)$/;
const slugInAddress = () => PRODUCT.exec(englishPath(window.location.pathname))?.[1] ?? null;

/**
 * A product's dialog that has an address: opening it changes the address to the product's page, so that Back closes it,
 * and a reload or a shared link opens the page. Title and focus are restored when it closes.
 * @param titleOf the title of the page of a product that the dialog can show, else undefined
 */
export function useProductAddress(
  dialog: RefObject<HTMLDialogElement | null>,
  titleOf: (slug: string) => string | undefined,
) {
  const path = usePath();
  const [slug, setSlug] = useState<string | null>(null);
  const giveTitleBack = useRef<(() => void) | null>(null);
  /** Set from the dialog's closing until the address has followed. Has the link that was pressed in between. */
  const leaving = useRef<{ pressed: HTMLElement | null } | null>(null);

  /** The address decides: Back, Forward, a card and our own closing all change it first. */
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
    // history.back() acts later. It would undo a navigation that begins before it acts, so the link's click is delayed.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!leaving.current || !link || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      leaving.current.pressed = link;
    };
    return endAll(listen(window, ["popstate"], onPopState), listen(window, ["click"], onClick, { capture: true }));
  }, [follow]);
  useEffect(() => () => giveTitleBack.current?.(), []);

  return {
    /** Which product was opened last; it stays when the dialog closes, for what was begun in it. */
    slug,
    open(next: string) {
      // The browser's own pushState. Next's router would navigate; here the category's page stays as it is.
      History.prototype.pushState.call(window.history, window.history.state, "", path(`/product-details/${next}`));
      follow();
    },
    /** Closes the dialog; the address follows. Also called after the dialog was closed otherwise. */
    close() {
      dialog.current?.close();
      if (leaving.current || !slugInAddress()) return;
      leaving.current = { pressed: null };
      window.history.back();
    },
  };
}

/** With a modifier key, or another mouse button, the link opens as a link: the browser opens a tab or a window. */
export const isPlainClick = (
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button">,
): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);
