import { usePathname } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { hasMouse } from "#lib/browser/page/has-mouse.ts";

/**
 * How many of a page's cards are drawn now. A phone that comes by a link draws what it can show, and the rest a moment later:
 * drawn all at once they hold up the page's heading. What the server drew, and what Back returns to, is there at once,
 * as the place that the reader was at has to be.
 * @param few as many as a phone shows of them
 */
export function useFirstFew(few: number): number {
  const address = usePathname();
  // On a link's way the router knows the new address before the browser; by Back it is the other way round.
  const [drawn, setDrawn] = useState(() =>
    typeof window === "undefined" || hasMouse || window.location.pathname === address ? Number.POSITIVE_INFINITY : few,
  );
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  return drawn;
}
