"use client";
import { Fragment, type ReactNode, ViewTransition } from "react";

/** Before a cross-fade the browser takes a picture of the old page: on a phone the new one would come noticeably later. */
const hasMouse = typeof window !== "undefined" && window.matchMedia("(hover: hover)").matches;

/**
 * Cross-fades from page to page. On the server it is nothing: what React writes for it into the HTML (`vt-update`) is not
 * valid there, and without scripts nobody reads it. The name keeps both sides' ids alike: an unnamed one takes one itself.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  if (!hasMouse) return <Fragment>{children}</Fragment>;
  return <ViewTransition name="page">{children}</ViewTransition>;
}
