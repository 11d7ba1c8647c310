import { useQueuedOrders } from "#lib/browser/checkout/queue.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { queue } from "#texts/en/queue.ts";
import { QueuedOrderCard } from "./queued-order-card";

/** The queued orders that the current customer may see; nothing when there are none. */
export function QueuedOrders() {
  const t = useTexts(queue);
  const { orders } = useQueuedOrders();
  if (!useHydrated() || orders.length === 0) return null;
  return (
    <section id="saved" aria-labelledby="saved-heading" className="mt-8 scroll-mt-24 print:hidden">
      <h2 id="saved-heading" className="text-3xl">
        {t("saved")}
      </h2>
      <ul className="mt-4 grid gap-4">
        {orders.map((order) => (
          <li key={order.order_id}>
            <QueuedOrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
