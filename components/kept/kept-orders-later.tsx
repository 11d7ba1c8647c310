"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { useKeptLists } from "#lib/browser/kept-order-lists.ts";
import { onReconnect } from "#lib/browser/on-reconnect.ts";

/** Where an order is placed: what is needed when that fails can't be fetched any more when it has. */
const PLACING = "/order-summary";

/**
 * Where this browser keeps orders that were not sent yet, brings what sends them and tells of them, on every page. Its
 * code comes only then, or when an order is about to be placed: nobody else waits for it.
 */
export function KeptOrdersLater() {
  const [inApp, inStorage] = useKeptLists();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const wanted = inApp.length + inStorage.length > 0;
  const needed = usePathname() === PLACING || wanted;

  useEffect(() => {
    if (!needed || Bar) return;
    const load = () =>
      import("./kept-orders-bar").then(
        ({ KeptOrdersBar }) => setBar(() => KeptOrdersBar),
        // Offline it may not come: it is asked for again when the network is back.
        () => {},
      );
    void load();
    return onReconnect(() => void load());
  }, [needed, Bar]);

  return Bar && wanted ? <Bar /> : null;
}
