import { useTexts } from "#lib/browser/language/texts.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { isUnderWay, statusText } from "#lib/shop/order/order-status.ts";
import { amountRows, amountsOfOrder } from "#lib/shop/pricing/amounts.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { paidAndSamples, pickCount, pickRows } from "#lib/shop/warehouse/pick-list.ts";
import { bill } from "#texts/en/bill.ts";
import { SumList } from "@/components/ui/sum-list";
import { TickList } from "@/components/ui/tick-list";

const when = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** An order's status and history. On paper it is the order's packing slip. */
export function OrderProgress({ order }: { order: Order }) {
  const rows = useTexts(bill);
  const { paid, samples } = paidAndSamples(order.items);
  return (
    <section aria-label="Your order" className="card p-6">
      <h2 className="text-2xl">
        {statusText(order.status)} <span className="text-tamarind print:hidden">({spokenNumber(order.order_id)})</span>
        <span className="spoken-number hidden print:block">{spokenNumber(order.order_id)}</span>
      </h2>
      <p className="hidden print:block">Order id {order.order_id}</p>
      {isUnderWay(order.status) && <p className="mt-1">Expected: {ownDelivery(order.created_at, order.state)}</p>}
      {order.tracking && (
        <p className="mt-1">
          Sent with {order.tracking.courier}, {order.tracking.number}{" "}
          {order.tracking.url && (
            <a href={order.tracking.url} className="link" rel="noreferrer">
              Follow your parcel
            </a>
          )}
        </p>
      )}
      <ol className="mt-3 grid gap-1">
        {order.status_history.map(({ status, at }) => (
          <li key={at}>
            {statusText(status)}, <time dateTime={at}>{when.format(new Date(at))}</time>
          </li>
        ))}
      </ol>
      <p className="mt-4 hidden font-semibold print:block">Pick list: {pickCount(order.items)}</p>
      <div className="mt-4">
        <TickList rows={pickRows(paid)} />
      </div>
      {samples.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-lg">Free samples</h3>
          <TickList rows={pickRows(samples)} />
        </>
      )}
      <SumList rows={amountRows(amountsOfOrder(order), rows)} />
      <p className="mt-2 hidden text-right font-semibold text-xl print:block">To collect {rupees(order.total_price)}</p>
      <p className="mt-4 text-tamarind">
        {order.guest_name}, {order.guest_phone}, {order.guest_address}
      </p>
    </section>
  );
}
