import type { Order } from "#lib/shop/order/order.ts";
import { dayTime } from "./times";

/** Every status the order has had, oldest first, and its whole id. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <section aria-label="History">
      <ol className="staff-history">
        {order.status_history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {status}, <time dateTime={at}>{dayTime(at)}</time>
          </li>
        ))}
      </ol>
      <p className="staff-small">Order id {order.order_id}</p>
    </section>
  );
}
