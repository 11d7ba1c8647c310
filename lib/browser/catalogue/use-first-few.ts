import { usePathname } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { hasMouse } from "#lib/browser/page/has-mouse.ts";

/**
 * The number of a page's cards that are rendered now. A phone that arrives by a link renders what it can show, and the rest
 * a moment later: rendered all at once they delay the page's heading. What the server rendered, and what Back returns to, is
 * there at once, because the scroll position needs it.
 * @param few the number of cards that a phone shows
 */
export function useFirstFew(few: number): number {
  const address = usePathname();
  // With a link the router knows the new address before the browser; with Back it is the other way round.
  const [drawn, setDrawn] = useState(() =>
    typeof window === "undefined" || hasMouse || window.location.pathname === address ? Number.POSITIVE_INFINITY : few,
  );
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  return drawn;
}
