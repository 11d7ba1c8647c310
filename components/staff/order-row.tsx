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
    <ol className="grid gap-3">
      {orders.map((order) => (
        <li key={order.order_id}>
          <OrderRow order={order} onOpen={() => onOpen(order.order_id)} />
        </li>
      ))}
    </ol>
  );
}

const grounds = { amber: "bg-turmeric-30", green: "bg-[#dcebdf]", red: "bg-blush" };

/** An order's status as a label, with its row's background colour. */
export function StatusMark({ status, className = "" }: { status: string; className?: string }) {
  const { colour } = rowOf(status);
  const ground = colour ? grounds[colour] : "bg-tamarind-15";
  return (
    <span className={`rounded-full px-3 py-0.5 font-semibold text-[0.875rem] capitalize ${ground} ${className}`}>
      {status}
    </span>
  );
}

/** One order of the list: who, where to, how much, and what became of it. A press opens it. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const packs = order.items.reduce((sum, { qty }) => sum + qty, 0);
  const mark = typedMark(order);
  return (
    <button
      type="button"
      className="card order-row grid w-full grid-cols-[auto_1fr] gap-x-3 gap-y-0 px-4 py-3 text-left hover:border-chilli"
      onClick={onOpen}
    >
      <span className="whitespace-nowrap font-display font-semibold text-[1.25rem]">
        {spokenNumber(order.order_id)}
      </span>
      <StatusMark status={order.status} className="self-center justify-self-end" />
      <span className="col-span-full">
        {order.guest_name}, {destination(order)}
      </span>
      <span className="col-span-full text-tamarind">
        {packs} {packs === 1 ? "pack" : "packs"} · {rupees(order.total_price)}
        {order.paid && ` · ${toCollect(order) > 0 ? `${rupees(order.total_price - toCollect(order))} ` : ""}paid`}
        {mark && ` · ${mark}`} · <time dateTime={order.created_at}>{staffDate(order.created_at)}</time>
      </span>
    </button>
  );
}
