import "server-only";
import { cachedFor } from "#lib/server/process/cached-for.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { firstOfMonth, indianDay, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { whatSold } from "#lib/shop/warehouse/sold.ts";

const HOUR = 60 * 60 * 1000;
/** The most orders that are read for it. */
const MOST = 5000;

/**
 * What the shop sold in this month and the two before, as it was within the last hour: in Firestore each order is a
 * read.
 * @throws StoreUnavailable
 */
export const recentlySold = cachedFor("recently-sold", HOUR, async () => {
  const since = firstOfMonth(indianDay(new Date()), -2);
  const orders: Order[] = [];
  let isCut = false;
  for await (const order of everyOrder(openStore(), { since: startOfIndianDay(since) ?? since })) {
    isCut = orders.length === MOST;
    if (isCut) break;
    orders.push(order);
  }
  return whatSold(orders, since, isCut, new Date().toISOString());
});
