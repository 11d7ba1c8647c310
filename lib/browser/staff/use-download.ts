import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order } from "#lib/shop/order/order.ts";
import { type OrderSearch, ordersOf } from "./staff-orders.ts";

/** The most orders in a file: the browser reads all of them first. */
const MOST_IN_FILE = 5000;
/** How long the browser may take to save a file, in milliseconds. */
const SAVED_AFTER = 60_000;

/** Gives the browser a CSV file to save, marked as UTF-8, which Excel needs. */
export function saveCsv(name: string, csv: string): void {
  const href = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVED_AFTER);
}

/** Makes a file for a spreadsheet of all orders that a search finds, on this device. */
export function useDownload(name: string, csvOf: (orders: Order[]) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (search: OrderSearch) => {
      const { orders, hasMore } = await ordersOf(client, search, MOST_IN_FILE);
      if (hasMore) throw new Error(`There are more than ${MOST_IN_FILE} orders. Please choose fewer days.`);
      saveCsv(name, csvOf(orders));
    },
  });
}
