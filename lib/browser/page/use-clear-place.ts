import { type RefObject, useLayoutEffect, useState } from "react";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { coversControl } from "./covers-control.ts";

/**
 * Whether a card at the window's edge may be seen on this page: at once where it lies on no control, else from the next scroll on.
 * Until then it is invisible, and takes its place.
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
    window.addEventListener("scroll", show, { once: true, passive: true });
    return () => window.removeEventListener("scroll", show);
  }, [card, due, path, strict]);
  return clearOn === path;
}
