import { staffDate } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { toCollect } from "#lib/shop/order/payment.ts";
import { destination } from "#lib/shop/warehouse/to-pack.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";

/** Orders as a list; a press opens one. */
export function OrderRows({ orders, onOpen }: { orders: Order[]; onOpen: (orderId: string) => void }) {
  return (
    <ol className="staff-rows">
      {orders.map((order) => (
        <li key={order.order_id}>
          <OrderRow order={order} onOpen={() => onOpen(order.order_id)} />
        </li>
      ))}
    </ol>
  );
}

/** One order of the list: who, where to, how much, and what became of it. A press opens it. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const packs = order.items.reduce((sum, { qty }) => sum + qty, 0);
  const mark = typedMark(order);
  return (
    <button type="button" className="card order-row" onClick={onOpen}>
      <span className="order-number">{spokenNumber(order.order_id)}</span>
      <span className="staff-status" data-colour={rowOf(order.status).colour}>
        {order.status}
      </span>
      <span className="order-who">
        {order.guest_name}, {destination(order)}
      </span>
      <span className="order-what">
        {packs} {packs === 1 ? "pack" : "packs"} · {rupees(order.total_price)}
        {order.paid && ` · ${toCollect(order) > 0 ? `${rupees(order.total_price - toCollect(order))} ` : ""}paid`}
        {mark && ` · ${mark}`} · <time dateTime={order.created_at}>{staffDate(order.created_at)}</time>
      </span>
    </button>
  );
}
