"use client";
import { useEffect } from "react";

declare global {
  interface Window {
    /** What was pressed before the page's scripts ran; LoadOrder keeps it. */
    pressed?: Element | null;
  }
}

/**
 * Marks the page when its scripts run, and carries out the last press on a button that had none yet (`data-early`). Without the
 * mark, 8 s after the page has loaded, WithoutScripts says how to order. Renders nothing.
 */
export function MarkAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    window.pressed?.closest<HTMLElement>("[data-early]")?.click();
  }, []);
  return null;
}
