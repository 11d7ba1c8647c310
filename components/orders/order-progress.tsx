import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { momentOf } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { saidIn } from "#lib/shop/order/order-facts.ts";
import { rowOf, statusText } from "#lib/shop/order/order-status.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { billOfOrder } from "#lib/shop/pricing/bill.ts";
import { paidAndSamples, pickCount } from "#lib/shop/warehouse/pick-list.ts";
import { delivery } from "#texts/en/delivery.ts";
import { orderStatus } from "#texts/en/order-status.ts";
import { orderStatuses } from "#texts/en/order-statuses.ts";
import { pickList } from "#texts/en/pick-list.ts";
import { wishLabels } from "#texts/en/wish-labels.ts";
import { SumList } from "@/components/cart/sum-list";
import { TickList } from "@/components/cart/tick-list";

/** An order's status and history. On paper it is the order's packing slip. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTexts(orderStatus);
  const times = useTexts(delivery);
  const statuses = useTexts(orderStatuses);
  const picks = useTexts(pickList);
  const labels = useTexts(wishLabels);
  const language = useLanguage();
  const { paid, samples } = paidAndSamples(order.items);
  return (
    <section aria-label={t("yourOrder")} className="card p-6 lg:grid lg:grid-cols-2 lg:gap-x-12 print:block">
      <div>
        <h2 className="text-2xl">
          <span>{statusText(order.status, statuses)}</span>{" "}
          <span className="text-tamarind print:hidden">({spokenNumber(order.order_id)})</span>
          <span className="spoken-number hidden print:block">{spokenNumber(order.order_id)}</span>
        </h2>
        <p className="hidden print:block">{t("orderIdIs", { id: order.order_id })}</p>
        {!rowOf(order.status).isEnded && (
          <p className="mt-1">
            {t("expected", { delivery: ownDelivery(order.created_at, order.state, language, times) })}
          </p>
        )}
        {order.tracking && (
          <p className="mt-1">
            <span>{t("sentWith", { courier: order.tracking.courier, number: order.tracking.number })}</span>{" "}
            {order.tracking.url && (
              <a href={order.tracking.url} className="link" rel="noreferrer">
                {t("follow")}
              </a>
            )}
          </p>
        )}
        <ol className="mt-3 grid gap-1">
          {order.status_history.map(({ status, at }) => (
            <li key={at}>
              {statusText(status, statuses)}, <time dateTime={at}>{momentOf(at, language)}</time>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <p className="mt-4 hidden font-semibold print:block">
          {picks("title", { count: pickCount(order.items, picks) })}
        </p>
        <div className="mt-4 lg:mt-0">
          <TickList items={paid} />
        </div>
        {samples.length > 0 && (
          <>
            <h3 className="mt-4 mb-2 text-lg">{t("freeSamples")}</h3>
            <TickList items={samples} />
          </>
        )}
        <SumList bill={billOfOrder(order)} />
        {!rowOf(order.status).isEnded && (
          <p className="mt-2 hidden text-right font-semibold text-xl print:block">
            {t("toCollect", {
              amount: rupees(order.total_price),
              due: order.to_pay === undefined ? "unknown" : "yes",
              payment: paymentWay(),
            })}
          </p>
        )}
        <p className="mt-4 text-tamarind">
          {order.guest_name}, {order.guest_phone}, {order.guest_address}
        </p>
        {saidIn(order, labels).map(({ wish, labelled }) => (
          <p key={wish} className="text-tamarind">
            {labelled}
          </p>
        ))}
      </div>
    </section>
  );
}
