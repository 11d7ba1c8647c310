"use client";
import { useEffect } from "react";

/**
 * Marks the page when its scripts run, and carries out the last press on a button that had none yet (`data-early`). Without the
 * mark, 8 s after the page has loaded, WithoutScripts says how to order. Renders nothing.
 */
export function MarkAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    const { pressed } = window;
    if (pressed instanceof Element) pressed.closest<HTMLElement>("[data-early]")?.click();
  }, []);
  return null;
}
