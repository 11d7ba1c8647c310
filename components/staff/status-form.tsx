import { useState } from "react";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { isGoingBack, nextStatus } from "#lib/shop/warehouse/next-status.ts";

/** The order's status, and a button for each other one. A step back is asked about first. */
export function StatusForm({ order }: { order: Order }) {
  const [asked, setAsked] = useState<string | null>(null);
  const change = useChangeStatus();
  const give = (status: string) =>
    change.mutate({ status, orders: [{ order: order.order_id }], seen: [order] }, { onSettled: () => setAsked(null) });
  const next = nextStatus(order.status);
  return (
    <section aria-label="Status">
      <p>
        Now{" "}
        <strong className="staff-status" data-status={order.status}>
          {order.status}
        </strong>
      </p>
      <div className="staff-statuses">
        {usualStatuses
          .filter((status) => status !== order.status)
          .map((status) => (
            <button
              key={status}
              type="button"
              className={status === next ? "button" : "button button-quiet"}
              disabled={change.isPending}
              onClick={() => (isGoingBack(order.status, status) ? setAsked(status) : give(status))}
            >
              {status}
            </button>
          ))}
      </div>
      {asked && (
        <div role="alert" className="notice">
          <p>
            Back from {order.status} to {asked}? The customer gets a message about it.
          </p>
          <div className="staff-actions">
            <button type="button" className="button" disabled={change.isPending} onClick={() => give(asked)}>
              Yes, back to {asked}
            </button>
            <button type="button" className="button button-quiet" onClick={() => setAsked(null)}>
              No
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
