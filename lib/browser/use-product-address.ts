import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { holdTitle } from "./hold-title";

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
  /** From a dialog's closing until the address has followed; a card that is chosen meanwhile waits for that. */
  const leaving = useRef<{ next: string | null } | null>(null);

  /** The address is the truth: Back, Forward, a card and our own closing all come through here. */
  const follow = useCallback(() => {
    giveTitleBack.current?.();
    giveTitleBack.current = null;
    const next = slugInAddress();
    const title = next === null ? undefined : titleOf(next);
    if (title === undefined) return dialog.current?.close();
    giveTitleBack.current = holdTitle(title);
    setSlug(next);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog, titleOf]);

  const show = useCallback(
    (next: string) => {
      // The browser's own, not the router's: the page stays the category's, and so does what the router keeps of it.
      History.prototype.pushState.call(window.history, window.history.state, "", `/product-details/${next}`);
      follow();
    },
    [follow],
  );

  useEffect(() => {
    const onPopState = () => {
      const next = leaving.current?.next;
      leaving.current = null;
      follow();
      if (next) show(next);
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [follow, show]);
  useEffect(() => () => giveTitleBack.current?.(), []);

  return {
    /** Which product was opened last; it stays when the dialog closes, for what was begun in it. */
    slug,
    open(next: string) {
      if (leaving.current) leaving.current.next = next;
      else show(next);
    },
    /** After the dialog closed by itself, Esc say: the address follows. */
    closed() {
      // Its event comes a little later: by then another card may have opened it again.
      if (dialog.current?.open || !slugInAddress()) return;
      leaving.current = { next: null };
      window.history.back();
    },
  };
}
