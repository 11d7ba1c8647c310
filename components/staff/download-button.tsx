import type { OrderSearch } from "#lib/browser/staff/staff-orders.ts";
import { useDownload } from "#lib/browser/staff/use-download.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { Wrong } from "./view-state";

type Props = { search: OrderSearch; file: string; csvOf: (orders: Order[]) => string; children: string };

/** Saves all orders of a search as a file for a spreadsheet, however many pages they have. */
export function DownloadButton({ search, file, csvOf, children }: Props) {
  const { mutate, isPending, error } = useDownload(file, csvOf);
  return (
    <div className="staff-actions">
      <button type="button" className="button button-quiet" disabled={isPending} onClick={() => mutate(search)}>
        {isPending ? "Reading..." : children}
      </button>
      <Wrong error={error} />
    </div>
  );
}
