"use client";
import { useEffect } from "react";

/**
 * Says on the page that its scripts have come to life: until then, and after 8 s, a line says how to order without them
 * (`.lifeless` in app/styles/window-foot.css). Draws nothing.
 */
export function MarkAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return null;
}
