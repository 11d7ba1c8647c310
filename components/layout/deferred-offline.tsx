"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** When the page is loaded and the browser idle, the page is cached for offline use. The code for that is loaded then, too. */
export function DeferredOffline() {
  const path = usePathname();

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let left = false;
    const keep = async () => {
      if (left) return;
      const loaded = await import("#lib/browser/service-worker/register.ts").catch(() => null);
      await loaded?.registerServiceWorker(path);
    };
    // Safari has no idle callback.
    const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(keep) : setTimeout(keep, 1000));
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true });
    return () => {
      left = true;
      window.removeEventListener("load", whenIdle);
    };
  }, [path]);

  return null;
}
