import { SumList } from "@/components/ui/sum-list";
import { amountRows, amountsOfOrder } from "@/lib/shop/amounts";
import { rupees } from "@/lib/shop/money";
import { type Order, spokenNumber } from "@/lib/shop/order";
import { statusText } from "@/lib/shop/order-status";

const when = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** Where an order stands, and how it got there. */
export function OrderProgress({ order }: { order: Order }) {
  return (
    <section aria-label="Your order" className="card p-6">
      <h2 className="text-2xl">
        {statusText(order.status)} <span className="text-tamarind">({spokenNumber(order.order_id)})</span>
      </h2>
      <ol className="mt-3 grid gap-1">
        {order.status_history.map(({ status, at }) => (
          <li key={at}>
            {statusText(status)}, <time dateTime={at}>{when.format(new Date(at))}</time>
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid gap-1">
        {order.items.map(({ name, qty, price }) => (
          <li key={`${name} ${price}`}>
            {name} × {qty}, {price === 0 ? "FREE" : rupees(price * qty)}
          </li>
        ))}
      </ul>
      <SumList rows={amountRows(amountsOfOrder(order))} />
      <p className="mt-4 text-tamarind">
        {order.guest_name}, {order.guest_phone}, {order.guest_address}
      </p>
    </section>
  );
}
