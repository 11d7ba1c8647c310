import { useState } from "react";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isGoingBack, rowOf, usualStatuses } from "#lib/shop/order/order-status.ts";
import { whyNotShip } from "#lib/shop/warehouse/to-pack.ts";
import { StatusMark } from "./order-row";
import { Question } from "./question";

/**
 * The order's status, and a button for each other one. What goes back, or should not leave yet, is asked about first.
 */
export function StatusForm({ order }: { order: Order }) {
  const [asked, setAsked] = useState<string | null>(null);
  const change = useChangeStatus();
  const give = (status: string) =>
    change.mutate({ status, orders: [{ order: order.order_id }], seen: [order] }, { onSettled: () => setAsked(null) });
  const { next } = rowOf(order.status);
  /** What is asked first: a step back, or a parcel that should not leave yet. */
  const question = (status: string) => {
    if (isGoingBack(order.status, status))
      return `Back from ${order.status} to ${status}? The customer gets a message about it.`;
    const why = rowOf(status).parcel === "sent" ? whyNotShip(order) : null;
    return why && `${why} Ship it all the same?`;
  };
  return (
    <section aria-label="Status">
      <p>
        Now{" "}
        <strong>
          <StatusMark status={order.status} />
        </strong>
      </p>
      <div className="flex flex-wrap gap-2">
        {usualStatuses
          .filter((status) => status !== order.status)
          .map((status) => (
            <button
              key={status}
              type="button"
              className={`button min-h-11 px-4 capitalize ${status === next ? "" : "button-quiet"}`}
              disabled={change.isPending}
              onClick={() => (question(status) ? setAsked(status) : give(status))}
            >
              {status}
            </button>
          ))}
      </div>
      {asked && (
        <Question
          yes={isGoingBack(order.status, asked) ? `Yes, back to ${asked}` : `Yes, ${asked}`}
          isBusy={change.isPending}
          onYes={() => give(asked)}
          onNo={() => setAsked(null)}
        >
          {question(asked)}
        </Question>
      )}
    </section>
  );
}
