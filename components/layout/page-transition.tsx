"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState, ViewTransition } from "react";
import { hasMouse } from "#lib/browser/page/has-mouse.ts";

type Props = { children: ReactNode };

/**
 * Cross-fades from page to page, where there is a mouse: the browser first takes a picture of the old page, and on a phone
 * the new page would appear noticeably later. On the server it renders nothing: the attribute that React writes for it into
 * the HTML (`vt-update`) is not valid there, and has no effect without scripts. The name makes the ids of server and browser
 * the same: an unnamed one takes an id itself.
 */
export function PageTransition({ children }: Props) {
  return hasMouse ? <CrossFade>{children}</CrossFade> : children;
}

/**
 * Only a new address fades. The router may render a page a second time when the rest of it has loaded, and while a fade is
 * prepared React handles no events: a letter typed or a button pressed in that moment would be lost.
 */
function CrossFade({ children }: Props) {
  const address = usePathname();
  const [arrived, setArrived] = useState(address);
  useEffect(() => setArrived(address), [address]);
  return (
    <ViewTransition name="page" update={address === arrived ? "none" : "auto"}>
      {children}
    </ViewTransition>
  );
}
