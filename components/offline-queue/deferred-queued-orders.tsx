"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { onReconnect } from "#lib/browser/offline-queue/on-reconnect.ts";
import { useQueueLists } from "#lib/browser/offline-queue/queue-storage.ts";

/** Where an order is placed: what is needed when that fails can't be fetched any more when it has. */
const PLACING = "/order-summary";

/**
 * Where this browser keeps orders that were not sent yet, brings what sends them and tells of them, on every page. Its
 * code comes only then, or when an order is about to be placed: nobody else waits for it.
 */
export function DeferredQueuedOrders() {
  const [primaryQueue, fallbackQueue] = useQueueLists();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const wanted = primaryQueue.length + fallbackQueue.length > 0;
  const needed = usePathname() === PLACING || wanted;

  useEffect(() => {
    if (!needed || Bar) return;
    const load = () =>
      import("./queued-orders-bar").then(
        ({ QueuedOrdersBar }) => setBar(() => QueuedOrdersBar),
        // Offline it may not come: it is asked for again when the network is back.
        () => {},
      );
    void load();
    return onReconnect(() => void load());
  }, [needed, Bar]);

  return Bar && wanted ? <Bar /> : null;
}
