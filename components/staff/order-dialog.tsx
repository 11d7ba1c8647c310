import { useOneOrder } from "#lib/browser/staff/staff-orders.ts";
import { useChangeOrder } from "#lib/browser/staff/use-change-orders.ts";
import { channelWords } from "#lib/shop/desk/desk-order.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { mayBeChanged } from "#lib/shop/order/changed-order.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { moneyOf } from "#lib/shop/order/payment.ts";
import { DialogCard } from "@/components/ui/dialog-card";
import { ChangeForm } from "./change-form";
import { ChangeNoticeBar } from "./change-notice-bar";
import { EraseCustomer } from "./erase-customer";
import { MoneyButtons } from "./money-list";
import { OrderFacts } from "./order-facts";
import { NoteForm, PaidForm, TrackingForm } from "./order-forms";
import { SlipsButton } from "./slips-button";
import { StatusForm } from "./status-form";
import { Press, ViewState, Wrong } from "./view-state";

/** One order with all that staff may know and change of it. */
export function OrderDialog({ orderId, onClosed }: { orderId: string; onClosed: () => void }) {
  const { data: order, error, refetch } = useOneOrder(orderId);
  return (
    <DialogCard heading={spokenNumber(orderId)} wide onClosed={onClosed}>
      {() => (
        <div className="staff-order mt-4 pb-16">
          {order === undefined && <ViewState error={error} retry={refetch} loading="Fetching the order" />}
          {order === null && <p className="notice notice-error">This order isn't there any more.</p>}
          {order && (
            <>
              <StatusForm key={order.status} order={order} />
              <OrderFacts order={order} />
              <SlipsButton orders={[order]} className="link staff-press">
                Print the slip
              </SlipsButton>
              <Bill order={order} />
              {mayBeChanged(order) && <ChangeForm order={order} />}
              <TrackingForm order={order} />
              {!order.paid && moneyOf(order) === "due" && <MoneyButtons orders={[order]} fact="paid" />}
              {moneyOf(order) === "refund" && <MoneyButtons orders={[order]} fact="refunded" />}
              <PaidForm order={order} />
              <NoteForm order={order} />
              <OrderHistory order={order} />
              <EraseCustomer {...order} />
            </>
          )}
          {/* The window's own is out of reach while a dialog is open. */}
          <ChangeNoticeBar />
        </div>
      )}
    </DialogCard>
  );
}

/** Opens the bill that goes with the parcel, or makes it before that is packed. */
function Bill({ order }: { order: Order }) {
  const { mutate, isPending, error } = useChangeOrder(order, () => {});
  if (order.bill !== null)
    return (
      <a
        href={`/api/orders/bill?orderId=${order.order_id}`}
        target="_blank"
        className="link staff-press"
        rel="noopener"
      >
        Open the bill {order.bill}
      </a>
    );
  if (rowOf(order.status).isOff) return null;
  return (
    <>
      <Press disabled={isPending} onClick={() => mutate({ bill: true })}>
        Make the bill
      </Press>
      <Wrong error={error} />
    </>
  );
}

/** What became of the order, oldest first, who changed it, and its whole id. */
function OrderHistory({ order }: { order: Order }) {
  // One that was taken at the desk begins with who took it.
  const placed = channelWords(order.channel) ? [] : [{ at: order.created_at, by: "", what: "placed" }];
  const earlier = order.status_history
    .filter(({ at }) => at > order.created_at && !order.history.some((entry) => entry.at === at))
    .map(({ status, at }) => ({ at, by: "", what: status }));
  const entries = [...placed, ...earlier, ...order.history].sort((one, other) => (one.at < other.at ? -1 : 1));
  return (
    <section aria-label="History">
      <ol className="border-l-4 border-l-turmeric pl-4">
        {entries.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {what}, <time dateTime={at}>{staffDate(at)}</time>
            {by && `, ${by}`}
          </li>
        ))}
      </ol>
      <p className="staff-small">Order id {order.order_id}</p>
      {order.terms_version && <p className="staff-small">Agreed to the terms of {order.terms_version}</p>}
    </section>
  );
}
