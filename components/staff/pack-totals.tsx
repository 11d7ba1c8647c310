import type { Order } from "#lib/shop/order/order.ts";
import { packTotals, totalName } from "#lib/shop/warehouse/to-pack.ts";

/** What to take from the shelf for all of these orders, a line per product. */
export function PackTotals({ orders }: { orders: Order[] }) {
  return (
    <details className="card staff-totals" open>
      <summary>From the shelf</summary>
      <ul>
        {packTotals(orders).map((total) => (
          <li key={totalName(total)}>
            <strong>{total.qty}</strong> {totalName(total)}
          </li>
        ))}
      </ul>
    </details>
  );
}
