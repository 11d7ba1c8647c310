import type { ReactNode } from "react";
import type { Order } from "#lib/shop/order/order.ts";

type Props = { orders: Order[]; className?: string; children: ReactNode };

/**
 * Opens the packing slips of these orders in a tab of their own, which asks the printer at once. A form, because the
 * ids of forty orders are too long for an address.
 */
export function SlipsButton({ orders, className, children }: Props) {
  return (
    <form method="post" action="/api/staff/slips" target="_blank" rel="noopener">
      <input type="hidden" name="orders" value={orders.map(({ order_id }) => order_id).join(" ")} />
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
