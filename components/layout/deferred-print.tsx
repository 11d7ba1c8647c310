"use client";
import { useEffect } from "react";

/** Loads the styles for paper after the page: the first paint does not wait for them. */
export function DeferredPrint() {
  useEffect(() => {
    const load = () => void import("./print-styles").catch(() => {});
    if (document.readyState === "complete") load();
    else window.addEventListener("load", load, { once: true });
    return () => window.removeEventListener("load", load);
  }, []);
  return null;
}
