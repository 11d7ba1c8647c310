import { useOrdersToPack, useWatchForOrders } from "#lib/browser/staff/staff-orders.ts";
import { eventStore, useStore } from "#lib/browser/store.ts";
import { clockTime } from "./times";

const connection = eventStore(
  () => window,
  ["online", "offline"],
  () => navigator.onLine,
);

/** Says that the connection is lost, and of when the orders are that the page still shows. */
export function ConnectionLine() {
  const isOnline = useStore(connection, true);
  const hasFailed = useWatchForOrders();
  const { dataUpdatedAt } = useOrdersToPack();
  const isLost = !isOnline || hasFailed;
  return (
    <div role="status" className="staff-connection">
      {isLost && (
        <p>
          <strong>No connection.</strong>{" "}
          {dataUpdatedAt > 0 ? `The orders are as of ${clockTime(dataUpdatedAt)}.` : "The orders come when it is back."}{" "}
          What you press now isn't saved: press it again later. Twice does no harm.
        </p>
      )}
    </div>
  );
}
