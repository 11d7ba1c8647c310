import { useMutation } from "@tanstack/react-query";
import { ordersOf, type SearchFields } from "#lib/browser/staff/staff-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { QuietButton, Wrong } from "./view-state";

/** The most orders in a file: the browser reads all of them first. */
const MOST_IN_FILE = 5000;

type Props = { search: SearchFields; file: string; csvOf: (orders: Order[]) => string; children: string };

/** Saves all orders of a search as a file for a spreadsheet, however many pages they have. */
export function DownloadButton({ search, file, csvOf, children }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { orders, hasMore } = await ordersOf(search, MOST_IN_FILE);
      if (hasMore) throw new Error(`There are more than ${MOST_IN_FILE} orders. Please choose fewer days.`);
      saveCsv(file, csvOf(orders));
    },
  });
  return (
    <div className="staff-actions">
      <QuietButton disabled={isPending} onClick={() => mutate()}>
        {isPending ? "Reading..." : children}
      </QuietButton>
      <Wrong error={error} />
    </div>
  );
}

/** How long the browser may take to save a file, in milliseconds. */
const SAVED_AFTER = 60_000;

/** Gives the browser a CSV file to save, marked as UTF-8, which Excel needs. */
export function saveCsv(name: string, csv: string): void {
  const href = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_AFTER);
}
