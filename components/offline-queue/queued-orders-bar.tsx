"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { dequeue, useQueuedOrders } from "#lib/browser/offline-queue/queue.ts";
import { useQueueSync } from "#lib/browser/offline-queue/sync-queue.ts";
import { mostUrgent, type QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { savedOnDevice } from "./queue-texts";
import "@/components/ui/edge-card.css";

/** The pages that show queued orders themselves. */
const pagesWithOrders = ["/order-summary", "/order-status"];

/** Syncs the queue, and shows its most urgent order at the edge of every page, with a link to where it can be dealt with. */
export function QueuedOrdersBar() {
  useQueueSync();
  const path = usePathname();
  const { orders, others } = useQueuedOrders();
  const first = mostUrgent(orders);
  if (pagesWithOrders.includes(path) || (!first && !others)) return null;
  return (
    <aside aria-label="Orders saved on this device" className="edge-card">
      <div role="status" className="col-span-full">
        {first ? <News order={first} /> : <p>An order is waiting here. Sign in with the same account to send it.</p>}
        {orders.length > 1 && <p className="text-sm">{orders.length} orders are saved here.</p>}
      </div>
      <div className="edge-card-buttons">
        {first ? (
          <Link href="/order-status#saved" className="button min-h-11 px-4">
            {first.status.state === "needs_ok" ? "Review order" : "Track order"}
          </Link>
        ) : (
          <Link href="/login" className="button min-h-11 px-4">
            Sign In
          </Link>
        )}
        {first?.status.state === "placed" && (
          <button type="button" className="link min-h-11 px-3 font-semibold" onClick={() => dequeue(first.order_id)}>
            OK
          </button>
        )}
      </div>
    </aside>
  );
}

function News({ order: { order_id, items, status } }: { order: QueuedOrder }) {
  if (status.state === "placed")
    return (
      <p>
        <strong>Order placed</strong>: <strong className="spoken-number">{spokenNumber(order_id)}</strong>
      </p>
    );
  // The server does not have this order yet, so its number means nothing there: a product says which one it is.
  const first = items[0]?.product_name;
  if (status.state === "needs_ok")
    return (
      <p>
        <strong>Needs your OK</strong>: your order of {first} is not placed yet. {status.message}
      </p>
    );
  return (
    <p>
      {savedOnDevice(status)} Order of {first}
    </p>
  );
}
