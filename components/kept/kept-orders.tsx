"use client";
import { useKeptOrders } from "#lib/browser/kept-orders.ts";
import { useHydrated } from "#lib/browser/stored.ts";
import { KeptOrderCard } from "./kept-order-card";

/** Every order that this browser keeps and whoever sits here may see; nothing where there is none. */
export function KeptOrders() {
  const { orders } = useKeptOrders();
  if (!useHydrated() || orders.length === 0) return null;
  return (
    <section id="saved" aria-labelledby="saved-heading" className="mt-8 scroll-mt-24 print:hidden">
      <h2 id="saved-heading" className="text-3xl">
        Saved on this device
      </h2>
      <ul className="mt-4 grid gap-4">
        {orders.map((order) => (
          <li key={order.order_id}>
            <KeptOrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
