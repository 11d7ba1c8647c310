import { type RefObject, useLayoutEffect, useState } from "react";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { listen } from "#lib/browser/storage/store.ts";

/**
 * Whether a card at the window's edge may be seen on this page: at once where it lies on no control, else from the next
 * scroll on. Until then it is invisible, and takes its place.
 * @param due false while the card is not rendered
 * @param strict see coversControl
 */
export function useClearPlace(card: RefObject<HTMLElement | null>, due: boolean, strict = false): boolean {
  const path = usePagePath();
  const [clearOn, setClearOn] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!due || !card.current) return;
    const show = () => setClearOn(path);
    if (!coversControl(card.current, strict)) return show();
    return listen(window, ["scroll"], show, { once: true, passive: true });
  }, [card, due, path, strict]);
  return clearOn === path;
}

const CONTROLS = "main :is(a, button, input, select, textarea, summary)";
const FOOT = "footer :is(a, p, li), .cart-bar, .edge-card";

/**
 * Returns true when the element lies on a button, a field or a link of the page's content.
 * @param strict also on a link with a picture, which is large enough to be pressed beside it, on the footer's words,
 *   and on the lines at the window's foot
 */
export function coversControl(element: Element, strict = true): boolean {
  const own = element.getBoundingClientRect();
  const controls = document.querySelectorAll(strict ? `${CONTROLS}, ${FOOT}` : CONTROLS);
  return Array.from(controls).some((control) => {
    if (control === element || (!strict && control.querySelector("picture"))) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
