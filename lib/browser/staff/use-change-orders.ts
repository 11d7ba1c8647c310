import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { FailedCall } from "#lib/browser/api/result.ts";
import { type Order, orderSchema, spokenNumber } from "#lib/shop/order/order.ts";
import type { CustomerChange, OrderChange } from "#lib/shop/order/order-change.ts";
import { storedTracking } from "#lib/shop/order/order-facts.ts";
import { rowOf, statusesWhere } from "#lib/shop/order/order-status.ts";
import type { TrackingRow } from "#lib/shop/warehouse/tracking-rows.ts";
import { showNotice } from "./change-notice.ts";
import { callAsStaff, STAFF } from "./staff-api.ts";
import { type MoneyFact, refreshOrders } from "./staff-orders.ts";

const bulkSchema = z.object({
  updated: z.array(z.string()),
  failed: z.array(z.object({ order: z.string(), code: z.string(), error: z.string() })),
  before: z._default(z.record(z.string(), z.string()), {}),
  tracking_before: z._default(z.record(z.string(), z.nullable(storedTracking)), {}),
});
type Bulk = z.infer<typeof bulkSchema>;
export const changedSchema = z.object({ order: orderSchema });
/** A change of 200 orders may take so long, in milliseconds. */
const TIMEOUT = 60_000;
/** The code of an order that is no longer what the change starts from. */
const MOVED = "order_moved";
/** The code of one whose first-order offer another order has used. */
export const OFFER_USED = "offer_unavailable";

const patchOrders = (body: object) =>
  callAsStaff("/api/orders", bulkSchema, { method: "PATCH", body, timeout: TIMEOUT });

type StatusChange = {
  status: string;
  orders: { order: string; tracking?: TrackingRow["tracking"] }[];
  /** The orders as this page shows them; none where it shows only their numbers. */
  seen: Order[];
  /** Also those that have moved since: staff have read what happened, and said yes. */
  force?: boolean;
};

/** What a changed order was: its status, and its tracking where that was changed too. */
type Was = { order: string; status: string; tracking?: TrackingRow["tracking"] | null };

/**
 * Gives orders a status. A repeated call changes nothing more, so staff may press again when it is unknown whether the
 * first press arrived. An order that is no longer what the page shows is not changed before staff say yes. The notice
 * that follows undoes the change, to what each order was: within a minute no customer hears of either.
 * @param onAnswer gets the orders of each press, and those that were not changed
 */
export function useChangeStatus(onAnswer?: (sent: StatusChange["orders"], failed: Bulk["failed"]) => void) {
  const client = useQueryClient();
  async function undo(before: Was[], from: string): Promise<void> {
    const failed: string[] = [];
    const undone: string[] = [];
    try {
      for (const [status, group] of Map.groupBy(before, (was) => was.status)) {
        const orders = group.map(({ order, tracking }) => ({ order, tracking }));
        const result = await patchOrders({ orders, status, from, notify: false, exact: true });
        undone.push(...result.updated);
        failed.push(...sentences(result.failed));
      }
      showNotice({ text: undone.length > 0 ? `Undone: ${named(undone)}.` : "Nothing was undone.", failed });
    } catch (error) {
      showNotice({ text: `Not undone. ${(error as Error).message}`, failed, again: () => void undo(before, from) });
    }
    await refreshOrders(client);
  }

  const change = useMutation({
    mutationFn: ({ status, orders, seen, force = false }: StatusChange) => {
      const from = seen.length > 0 ? [...new Set(seen.map((order) => order.status))] : rowOf(status).from;
      // A pasted list shows no payment: an order that should not ship yet is not changed, and is named.
      const if_ready = seen.length === 0 && rowOf(status).parcel === "sent";
      return patchOrders({ status, orders, exact: true, ...(force ? { force } : { from, if_ready }) });
    },
    onSuccess: async (answer, variables) => {
      const { updated, failed } = answer;
      const { status, orders } = variables;
      const changed = whatWas(answer, variables);
      const moved = failed.filter(({ code }) => [MOVED, OFFER_USED].includes(code)).map(({ order }) => order);
      const again = { ...variables, orders: orders.filter(({ order }) => moved.includes(order)), force: true };
      onAnswer?.(orders, failed);
      showNotice({
        text: updated.length === 0 ? "Nothing was changed." : `${named(updated)} ${status}.`,
        failed: sentences(failed),
        anyway: moved.length > 0 ? () => change.mutate(again) : undefined,
        undo: changed.length > 0 ? () => void undo(changed, status) : undefined,
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

/**
 * The status that each changed order had. Where the answer to a first press was lost, the second one changes nothing:
 * then it is what the page showed.
 */
function whatWas({ updated, before, tracking_before }: Bulk, { seen, status }: StatusChange): Was[] {
  const shown = new Map(seen.map((order) => [order.order_id, order.status]));
  return updated
    .map((id) => ({ order: id, status: before[id] ?? shown.get(id) ?? status, tracking: tracking_before[id] }))
    .filter((was) => was.status !== status || was.tracking !== undefined);
}

/** Marks orders as paid, or as refunded, by a way of paying; null takes it back, as the notice's Undo does. */
export function useMarkMoney(fact: MoneyFact) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: ({ orders, how }: { orders: string[]; how: string | null }) => {
      // Money is given back for a sale that is off.
      const from = fact === "refunded" ? { from: statusesWhere(({ isOff }) => isOff) } : {};
      return patchOrders({ orders, [fact]: how && { how }, ...from });
    },
    onSuccess: async ({ updated, failed }, { how }) => {
      const undo = how !== null && updated.length > 0 ? () => mark.mutate({ orders: updated, how: null }) : undefined;
      const done = how === null ? `not ${fact} any more` : `${fact}, ${how}`;
      showNotice({
        text: updated.length > 0 ? `${named(updated)} ${done}.` : "Nothing was changed.",
        failed: sentences(failed),
        undo,
      });
      await refreshOrders(client);
    },
    onError: (error, again) =>
      showNotice({ text: `${named(again.orders)} not saved. ${error.message}`, again: () => mark.mutate(again) }),
  });
  return mark;
}

/** Changes one order, unless it was changed since it was read. */
const patchOne = ({ order_id, version }: Order, change: object) =>
  callAsStaff(`/api/orders?orderId=${encodeURIComponent(order_id)}`, changedSchema, {
    method: "PATCH",
    body: { ...change, if_version: version },
  });

/**
 * Changes one order's tracking, payment or note. What somebody else has saved since the form was opened is not replaced
 * unseen: `theirs` has it then, until `replaceTheirs` says yes.
 */
export function useChangeFact<Fact extends "tracking" | "paid" | "note">(order: Order, fact: Fact) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(order[fact]);
  const change = useMutation({
    mutationFn: (body: Pick<OrderChange, Fact>) => patchOne(order, body),
    onSuccess: async ({ order: saved }) => {
      setSeen(saved[fact]);
      client.setQueryData([STAFF, "order", saved.order_id], saved);
      await refreshOrders(client);
    },
    onError: async (error) => {
      if (error instanceof FailedCall && error.failure.code === MOVED) await refreshOrders(client);
    },
  });
  const isOther = JSON.stringify(order[fact]) !== JSON.stringify(seen);
  return {
    change,
    theirs: isOther && !change.isPending ? { value: order[fact] } : null,
    replaceTheirs: () => setSeen(order[fact]),
  };
}

/**
 * Saves what the customer asks for, or makes the bill. An order that was changed since `order` was read is refused with
 * what happened, and so is one whose first-order offer another order has used, until `force` says that it goes on
 * without it.
 * @param onSaved gets the order as it is then
 */
export function useChangeOrder(order: Order, onSaved: (order: Order) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { change?: CustomerChange; bill?: true; force?: boolean }) => patchOne(order, asked),
    onSuccess: async ({ order: saved }) => {
      client.setQueryData([STAFF, "order", saved.order_id], saved);
      showNotice({ text: `${spokenNumber(saved.order_id)} changed: ${saved.history.at(-1)?.what ?? "nothing"}.` });
      onSaved(saved);
      await refreshOrders(client);
    },
    onError: () => refreshOrders(client),
  });
}

/** A sentence for each order. An order that a list has three times is named once. */
const sentences = (failed: Bulk["failed"]) => [
  ...new Set(failed.map(({ order, error }) => `${order.length > 6 ? spokenNumber(order) : order}: ${error}`)),
];

/** 'K7M 2QX', or '40 orders' for several. */
function named(ids: string[]): string {
  return ids.length === 1 ? spokenNumber(ids[0] ?? "") : `${ids.length} orders`;
}
