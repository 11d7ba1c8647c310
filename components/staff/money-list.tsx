import type { MoneyFact } from "#lib/browser/staff/staff-orders.ts";
import { useMarkMoney } from "#lib/browser/staff/use-change-orders.ts";
import { useChosen } from "#lib/browser/staff/use-chosen.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { toCollect } from "#lib/shop/order/payment.ts";
import { OrderRow } from "./order-row";
import { Choose, Press, QuietButton } from "./view-state";

/** How money comes and goes. */
export const WAYS = ["UPI", "Cash", "Bank"];

type Props = { orders: Order[]; fact: MoneyFact; hasMore: boolean; onOpen: (orderId: string) => void };

/**
 * The orders whose money is still to come, or to be given back: what they are together, and the buttons that say it
 * did.
 */
export function MoneyList({ orders, fact, hasMore, onOpen }: Props) {
  const { chosen, choose, setChosen } = useChosen();
  const some = orders.filter(({ order_id }) => chosen.includes(order_id));
  const sum = (some.length > 0 ? some : orders).reduce((total, order) => total + amountOf(order, fact), 0);
  const oldest = orders.at(-1);
  return (
    <>
      <p className="staff-sum" role="status">
        {some.length > 0 ? `${some.length} chosen` : `${orders.length}${hasMore ? " or more" : ""} orders`},{" "}
        {rupees(sum)}
        {oldest && some.length === 0 && `, the oldest of ${staffDate(oldest.created_at)}`}
      </p>
      <Press onClick={() => setChosen(some.length > 0 ? [] : orders.map(({ order_id }) => order_id))}>
        {some.length > 0 ? "Choose none" : "Choose all"}
      </Press>
      <MoneyButtons orders={some} fact={fact} onMarked={() => setChosen([])} />
      <ol className="grid gap-3">
        {orders.map((order) => (
          <li key={order.order_id} className="grid grid-cols-[auto_1fr] items-center gap-2">
            <Choose
              number={spokenNumber(order.order_id)}
              isChosen={chosen.includes(order.order_id)}
              onChoose={() => choose(order.order_id)}
            />
            <OrderRow order={order} onOpen={() => onOpen(order.order_id)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What came, or is to be given back, in rupees. */
const amountOf = (order: Order, fact: MoneyFact) =>
  fact === "paid" ? toCollect(order) : (order.paid?.amount ?? order.total_price);

/** A button for each way of paying, or of giving back: one press for all of these orders. */
export function MoneyButtons({ orders, fact, onMarked }: Pick<Props, "orders" | "fact"> & { onMarked?: () => void }) {
  const mark = useMarkMoney(fact);
  const ids = orders.slice(0, MOST_AT_ONCE).map(({ order_id }) => order_id);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="staff-small">{fact === "paid" ? "Paid by" : "Refunded by"}</legend>
      {WAYS.map((how) => (
        <QuietButton
          key={how}
          className="button button-quiet min-h-11 px-4"
          disabled={mark.isPending || ids.length === 0}
          onClick={() => mark.mutate({ orders: ids, how }, { onSuccess: onMarked })}
        >
          {how}
        </QuietButton>
      ))}
    </fieldset>
  );
}
