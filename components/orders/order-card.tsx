import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { OrderAgain } from "./order-again";

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const when = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** One order of the list: its status, its items, its history. A sample is marked as one and can't be ordered again. */
export function OrderCard({ order, sample = false }: { order: Order; sample?: boolean }) {
  return (
    <article className={`card p-5 sm:p-6 ${sample ? "border-dashed" : ""}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-2xl">
          {statusText(order.status)}
          {sample && (
            <span className="ml-3 rounded-full bg-turmeric-30 px-3 py-1 align-middle font-semibold font-text text-sm">
              Sample
            </span>
          )}
        </h3>
        <p className="font-display text-xl">{rupees(order.total_price)}</p>
      </div>
      <p className="text-tamarind">
        <time dateTime={order.created_at}>{day.format(new Date(order.created_at))}</time>
        {!sample && <> · {spokenNumber(order.order_id)}</>}
      </p>
      <ul className="mt-3">
        {order.items.map(({ name, qty, price }) => (
          <li key={`${name} ${price}`}>
            {name} × {qty}
            {price === 0 && ", FREE"}
          </li>
        ))}
      </ul>
      {!sample && (
        <>
          <details className="mt-3">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Track order</summary>
            <ol className="grid gap-1 border-turmeric border-l-4 pl-4">
              {order.status_history.map(({ status, at }) => (
                <li key={at}>
                  {statusText(status)}, <time dateTime={at}>{when.format(new Date(at))}</time>
                </li>
              ))}
            </ol>
            <p className="mt-2 text-sm text-tamarind">Order id {order.order_id}</p>
            <p className="text-sm text-tamarind">
              {order.guest_name}, {order.guest_address}
            </p>
          </details>
          <OrderAgain items={order.items} />
        </>
      )}
    </article>
  );
}
