"use client";
import { useEffect } from "react";

/**
 * Marks the page when its scripts run. Without the mark, after 8 s, a line says how to order without scripts (`.lifeless` in
 * app/styles/window-foot.css). Renders nothing.
 */
export function MarkAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return null;
}
