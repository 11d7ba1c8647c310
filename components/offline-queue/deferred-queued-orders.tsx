import { type ComponentType, useEffect, useState } from "react";
import { onReconnect } from "#lib/browser/checkout/on-reconnect.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useQueueLists } from "#lib/browser/storage/queue-storage.ts";

/**
 * The page on which an order is placed. The queue's code is loaded here in advance: offline it could not be fetched.
 */
const PLACING = "/order-summary";

/** Between two tries, in milliseconds. */
const TRY_EVERY_MS = 5_000;

/**
 * Loads the code that sends queued orders and shows them, on every page, when this browser has any, or when an order is
 * about to be placed. No other visitor downloads it.
 */
export function DeferredQueuedOrders() {
  const [primaryQueue, fallbackQueue] = useQueueLists();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const wanted = primaryQueue.length + fallbackQueue.length > 0;
  const needed = usePagePath() === PLACING || wanted;

  useEffect(() => {
    if (!needed || Bar) return;
    const load = () => {
      import("./queued-orders-bar").then(
        ({ QueuedOrdersBar }) => setBar(() => QueuedOrdersBar),
        // Offline it can't be fetched: the next try may.
        () => {},
      );
    };
    load();
    return onReconnect(load, TRY_EVERY_MS);
  }, [needed, Bar]);

  return Bar && wanted ? <Bar /> : null;
}
