import { useOneOrder } from "#lib/browser/staff/staff-orders.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { DialogCard } from "@/components/ui/dialog-card";
import { ChangeNoticeBar } from "./change-notice-bar";
import { OrderFacts } from "./order-facts";
import { NoteForm, PaidForm, TrackingForm } from "./order-forms";
import { SlipsButton } from "./slips-button";
import { StatusForm } from "./status-form";
import { dayTime } from "./times";
import { ViewState } from "./view-state";

/** One order with all that staff may know and change of it. */
export function OrderDialog({ orderId, onClosed }: { orderId: string; onClosed: () => void }) {
  const { data: order, error, refetch } = useOneOrder(orderId);
  return (
    <DialogCard heading={spokenNumber(orderId)} wide onClosed={onClosed}>
      {() => (
        <div className="staff-order">
          {order === undefined && <ViewState error={error} retry={refetch} loading="Fetching the order" />}
          {order === null && <p className="notice notice-error">This order isn't there any more.</p>}
          {order && (
            <>
              <StatusForm key={order.status} order={order} />
              <OrderFacts order={order} />
              <SlipsButton orders={[order]} className="link staff-press">
                Print the slip
              </SlipsButton>
              <TrackingForm order={order} />
              <PaidForm order={order} />
              <NoteForm order={order} />
              <OrderHistory order={order} />
            </>
          )}
          {/* The window's own is out of reach while a dialog is open. */}
          <ChangeNoticeBar />
        </div>
      )}
    </DialogCard>
  );
}

/** Every status the order has had, oldest first, and its whole id. */
function OrderHistory({ order }: { order: Order }) {
  return (
    <section aria-label="History">
      <ol className="staff-history">
        {order.status_history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {status}, <time dateTime={at}>{dayTime(at)}</time>
          </li>
        ))}
      </ol>
      <p className="staff-small">Order id {order.order_id}</p>
    </section>
  );
}
