import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Order, orderSchema, spokenNumber } from "#lib/shop/order/order.ts";
import type { OrderChange } from "#lib/shop/order/order-change.ts";
import type { TrackingRow } from "#lib/shop/warehouse/tracking-rows.ts";
import { showNotice } from "./change-notice.ts";
import { callAsStaff } from "./staff-api.ts";
import { refreshOrders } from "./staff-orders.ts";

const bulkSchema = z.object({
  updated: z.array(z.string()),
  failed: z.array(z.object({ order: z.string(), code: z.string(), error: z.string() })),
});
const changedSchema = z.object({ order: orderSchema });
/** A change of 200 orders may take so long, in milliseconds. */
const TIMEOUT = 60_000;

/** A status for several orders. Those whose present status is known can be undone. */
type StatusChange = { status: string; orders: { order: string; tracking?: TrackingRow["tracking"] }[]; from: Order[] };

/**
 * Gives orders a status. A repeated call changes nothing more, so staff may press again when it is unknown whether the first
 * press arrived. The notice that follows undoes the change: within a minute no customer hears of either.
 */
export function useChangeStatus() {
  const client = useQueryClient();
  const patch = (body: object) =>
    callAsStaff(client, "/api/orders", bulkSchema, { method: "PATCH", body, timeout: TIMEOUT });

  async function undo(changed: Order[]): Promise<void> {
    const failed: string[] = [];
    const before = [...new Set(changed.map(({ status }) => status))];
    try {
      for (const status of before) {
        const orders = changed.filter((order) => order.status === status).map(({ order_id }) => order_id);
        failed.push(...sentences((await patch({ orders, status, notify: false, exact: true })).failed));
      }
      showNotice({ text: `Undone: ${named(changed.map(({ order_id }) => order_id))}.`, failed });
    } catch (error) {
      showNotice({ text: `Not undone. ${(error as Error).message}`, failed, again: () => void undo(changed) });
    }
    await refreshOrders(client);
  }

  const change = useMutation({
    mutationFn: ({ status, orders }: StatusChange) => patch({ status, orders, exact: true }),
    onSuccess: async ({ updated, failed }, { status, from }) => {
      const changed = from.filter((order) => updated.includes(order.order_id) && order.status !== status);
      const text = updated.length === 0 ? "Nothing was changed." : `${named(updated)} ${status}.`;
      showNotice({
        text,
        failed: sentences(failed),
        ...(changed.length > 0 && { undo: () => void undo(changed) }),
      });
      await refreshOrders(client);
    },
    onError: (error, variables) => {
      const ids = variables.orders.map(({ order }) => order);
      const text = `${named(ids)} not saved. ${error.message}`;
      showNotice({ text, again: () => change.mutate(variables) });
    },
  });
  return change;
}

/** Changes one order's tracking, payment or note, or gives it a status of staff's own. */
export function useChangeOrder(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: OrderChange) =>
      callAsStaff(client, `/api/orders?orderId=${encodeURIComponent(orderId)}`, changedSchema, {
        ...{ method: "PATCH", body: change },
      }),
    onSuccess: () => refreshOrders(client),
  });
}

const sentences = (failed: { order: string; error: string }[]) =>
  failed.map(({ order, error }) => `${order}: ${error}`);

/** 'K7M 2QX', or '40 orders' for several. */
function named(ids: string[]): string {
  return ids.length === 1 ? spokenNumber(ids[0] ?? "") : `${ids.length} orders`;
}
