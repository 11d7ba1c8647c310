import type { ReactNode } from "react";
import type { Order } from "#lib/shop/order/order.ts";

type Props = { orders: Order[]; className?: string; children: ReactNode };

/** Opens the packing slips of these orders in a tab of their own, which asks the printer at once. */
export function SlipsLink({ orders, className, children }: Props) {
  const params = new URLSearchParams(orders.map(({ order_id }) => ["order", order_id]));
  return (
    <a href={`/api/staff/slips?${params}`} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}
