import { usePathname } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { hasMouse } from "./has-mouse.ts";

/**
 * False while a page's heading is rendered, where a phone arrives by a link; true a moment later. What is below the heading would delay
 * it. What the server rendered, and what Back returns to, is there at once, because the scroll position needs it.
 */
export function useAfterHeading(): boolean {
  const address = usePathname();
  // With a link the router knows the new address before the browser; with Back it is the other way round.
  const [isAfter, setIsAfter] = useState(
    () => typeof window === "undefined" || hasMouse || window.location.pathname === address,
  );
  useEffect(() => startTransition(() => setIsAfter(true)), []);
  return isAfter;
}
