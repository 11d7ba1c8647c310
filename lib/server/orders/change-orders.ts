import "server-only";
import { ApiError } from "#lib/server/http.ts";
import type { ApiErrorCode } from "#lib/shop/api-errors.ts";
import type { BulkChange } from "#lib/shop/order/order-change.ts";
import { changeOrder, refuseNearMiss } from "./change-order.ts";
import { orderIdNamed } from "./find-by-name.ts";

/** So many orders are written at the same time: the store shares a commit among them. */
const AT_ONCE = 10;

type Failure = { order: string; code: ApiErrorCode; error: string };

/**
 * Gives many orders one status, each with its tracking. What fails for one order stops no other: the answer says which were
 * changed, and of the rest why not.
 * @throws ApiError did_you_mean; StoreUnavailable, after which the same call may be sent again
 */
export async function changeOrders({
  orders,
  ...change
}: BulkChange): Promise<{ updated: string[]; failed: Failure[] }> {
  refuseNearMiss(change);
  const updated: string[] = [];
  const failed: Failure[] = [];
  const changeOne = async ({ order, tracking }: BulkChange["orders"][number]) => {
    try {
      const orderId = await orderIdNamed(order);
      await changeOrder(orderId, { ...change, ...(tracking && { tracking }) });
      updated.push(orderId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed.push({ order, code: error.code, error: error.message });
    }
  };
  for (let start = 0; start < orders.length; start += AT_ONCE)
    await Promise.all(orders.slice(start, start + AT_ONCE).map(changeOne));
  return { updated, failed };
}
