import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { dateOf, momentOf } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { SAMPLE_PROCESSING } from "#lib/shop/order/placeholder-orders.ts";
import { orderStatuses } from "#texts/en/order-statuses.ts";
import { orders } from "#texts/en/orders.ts";
import { Taxes } from "@/components/cart/taxes";
import { OrderAgain } from "./order-again";

/** One order of the list: its status, its items, its history. A sample is marked as one and can't be ordered again. */
export function OrderCard({ order, sample = false }: { order: Order; sample?: boolean }) {
  const t = useTexts(orders);
  const statuses = useTexts(orderStatuses);
  const language = useLanguage();
  return (
    <article className={`card p-5 sm:p-6 ${sample ? "border-dashed" : ""}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-2xl">
          <span>
            {sample && order.status === SAMPLE_PROCESSING ? t("processing") : statusText(order.status, statuses)}
          </span>
          {sample && (
            <span className="ml-3 rounded-full bg-turmeric-30 px-3 py-1 align-middle font-semibold font-text text-sm">
              {t("sample")}
            </span>
          )}
        </h3>
        <p className="font-display text-xl">
          <span className="whitespace-nowrap">{rupees(order.total_price)}</span> <Taxes />
        </p>
      </div>
      <p className="text-tamarind">
        <time dateTime={order.created_at}>{dateOf(order.created_at, language)}</time>
        {!sample && <> · {spokenNumber(order.order_id)}</>}
      </p>
      <ul className="mt-3">
        {order.items.map(({ name, qty, price }) => {
          const item = `${lineNameIn(language, name)} × ${qty}`;
          return <li key={`${name} ${price}`}>{price === 0 ? t("free", { item }) : item}</li>;
        })}
      </ul>
      {!sample && (
        <>
          <details className="mt-3">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("track")}</summary>
            <ol className="grid gap-1 border-turmeric border-l-4 pl-4">
              {order.status_history.map(({ status, at }) => (
                <li key={at}>
                  {statusText(status, statuses)}, <time dateTime={at}>{momentOf(at, language)}</time>
                </li>
              ))}
            </ol>
            <p className="mt-2 text-sm text-tamarind">{t("orderId", { id: order.order_id })}</p>
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
