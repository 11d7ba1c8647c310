"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState, ViewTransition } from "react";
import { hasMouse } from "#lib/browser/page/has-mouse.ts";

type Props = { children: ReactNode };

/**
 * Cross-fades from page to page, where there is a mouse: before it the browser takes a picture of the old page, and on a
 * phone the new one would come noticeably later. On the server it is nothing: what React writes for it into the HTML
 * (`vt-update`) is not valid there, and without scripts nobody reads it. The name keeps both sides' ids alike: an unnamed
 * one takes one itself.
 */
export function PageTransition({ children }: Props) {
  return hasMouse ? <CrossFade>{children}</CrossFade> : children;
}

/**
 * Only a new address fades. The router may draw a page a second time when the rest of it has come, and while a fade is
 * being prepared React hears nothing: a letter typed or a button pressed in that moment would be lost.
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
