"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Once a page is there and the browser idle, it is kept for when there is no connection. Its code comes then, too. */
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
