import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { printed } from "#lib/server/http/printed.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { dayBefore, firstOfMonth, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { TaxBill } from "#lib/shop/tax/tax-bill.ts";
import { billsHtml } from "#lib/shop/warehouse/bill-page.ts";
import { monthFile } from "#lib/shop/warehouse/month-file.ts";

const PAGE = 500;

/** An order's bill, and the credit notes and bills before it, but for void ones. @throws StoreUnavailable */
export async function taxDocumentsOfOrder(orderId: string): Promise<TaxBill[]> {
  return (await openStore().billsOf(orderId)).filter(({ is_void }) => !is_void);
}

/** These tax documents as one document to print. @throws ApiError not_found while there is none; StoreUnavailable */
export async function billDocument(orderId: string): Promise<Response> {
  const taxDocuments = await taxDocumentsOfOrder(orderId);
  if (taxDocuments.length === 0) throw new ApiError("not_found", { message: "This order has no bill yet." });
  return printed(billsHtml(taxDocuments));
}

/** The month file. @param month '2026-11' @throws ApiError invalid_order for what is no month; StoreUnavailable */
export async function monthCsv(month: string): Promise<string> {
  const from = `${month}-01`;
  if (startOfIndianDay(from) === null)
    throw new ApiError("invalid_order", { message: `${month.slice(0, 20)} is not a month like 2026-11.` });
  const to = dayBefore(firstOfMonth(from, 1));
  const bills: TaxBill[] = [];
  for (let page: TaxBill[] | undefined; page === undefined || page.length === PAGE; ) {
    page = await openStore().listBills({ from, to, limit: PAGE, after: bills.at(-1) });
    bills.push(...page);
    // SQLite answers within the turn: the shop's other calls come between its pages.
    await nextTurn();
  }
  return monthFile(bills);
}
