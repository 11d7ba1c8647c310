import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { isToPack, statusesWhere } from "#lib/shop/order/order-status.ts";
import { soldSchema } from "#lib/shop/warehouse/sold.ts";
import { callAsStaff, STAFF } from "./staff-api.ts";

const pageSchema = z.object({ orders: z.array(orderSchema), next_cursor: z.nullable(z.string()) });

/** The orders in a page, of the API's 100 at most. */
const PAGE = 100;
/** So many orders are read for one morning; the rest comes when these are packed. */
const MOST_TO_PACK = 400;
/** How often the page asks for the newest order, in milliseconds. It costs one read of the store. */
const LOOK_EVERY = 15_000;
/** How often all orders to pack are read again, in milliseconds: another device may have packed some. */
const READ_EVERY = 120_000;

/** Adding up months takes a while, in milliseconds. */
const SOLD_TIMEOUT = 60_000;

/** What is marked of an order's money: that it came, or that it was given back. */
export type MoneyFact = "paid" | "refunded";
/**
 * All orders, those to pack, those that wait for the courier, those whose money is still to come or to be given back,
 * those with a status of staff's own.
 */
const listed = {
  "": {},
  toPack: { status: statusesWhere(({ parcel }) => parcel === "to pack") },
  packed: { status: statusesWhere(({ parcel }) => parcel === "packed") },
  paid: { paid: "no" },
  refunded: { refund: "due" },
  own: { own_status: "yes" },
};
/** What the list of orders is narrowed to. Staff choose a status or type a search, not both: each has its own index. */
export type SearchFields = { q: string; status: string; since: string; until: string; list: keyof typeof listed };
export const everyOrder: SearchFields = { q: "", status: "", since: "", until: "", list: "" };

function addressOf({ q, status, since, until, list }: SearchFields, cursor: string): string {
  const params = new URLSearchParams({ limit: String(PAGE) });
  const given = { status: q.trim() === "" ? status : "", since, until, cursor, ...listed[list] };
  for (const [name, values] of Object.entries(given))
    for (const value of [values].flat()) if (value !== "") params.append(name, value);
  return `/api/orders?${params}`;
}

/** What may name a person is in no address: proxies log those. @param who q or phone, and its value */
const searching = (who: Record<string, string>) => ({ headers: { "X-Search": String(new URLSearchParams(who)) } });

/** A page of what a search finds. */
function pageOf(search: SearchFields, cursor: string) {
  const q = search.q.trim();
  return callAsStaff(addressOf(search, cursor), pageSchema, q === "" ? {} : searching({ q }));
}

/**
 * The orders that wait for packing, oldest first, and whether there are more than this page shows. New ones appear by
 * themselves.
 */
export function useOrdersToPack() {
  return useQuery({
    queryKey: [STAFF, "to-pack"],
    queryFn: () => ordersOf({ ...everyOrder, list: "toPack" }, MOST_TO_PACK),
    refetchInterval: READ_EVERY,
    refetchOnWindowFocus: "always",
  });
}

/**
 * Watches for new orders, in a hidden tab too: when there is a newer one than before, the lists are read again. So they
 * are when the first answer names an order that the list, which was read at the same time, does not have yet.
 * @returns whether the last look failed
 */
export function useWatchForOrders(): boolean {
  const client = useQueryClient();
  const list = useOrdersToPack().data;
  const { data: newest, isError } = useQuery({
    queryKey: [STAFF, "newest"],
    queryFn: async () => (await callAsStaff("/api/orders?limit=1", pageSchema)).orders[0] ?? null,
    refetchInterval: LOOK_EVERY,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
  });
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!newest || !list || seen.current === newest.order_id) return;
    const isNewer = seen.current !== null;
    const isMissing = isToPack(newest.status) && list.orders.every(({ order_id }) => order_id !== newest.order_id);
    seen.current = newest.order_id;
    if (isNewer || isMissing) void refreshOrders(client);
  }, [client, newest, list]);
  return isError;
}

/**
 * The orders that a search finds, read page by page.
 * @param most no page is read once there are so many
 * @returns the oldest first, and whether there are more
 */
export async function ordersOf(search: SearchFields, most: number): Promise<{ orders: Order[]; hasMore: boolean }> {
  const orders: Order[] = [];
  let cursor: string | null = "";
  do {
    const page = await pageOf(search, cursor);
    orders.push(...page.orders);
    cursor = page.next_cursor;
  } while (cursor !== null && orders.length < most);
  return { orders: orders.reverse(), hasMore: cursor !== null };
}

/** The orders that a search finds, newest first, page by page. */
export function useFoundOrders(search: SearchFields) {
  const query = useInfiniteQuery({
    queryKey: [STAFF, "orders", search],
    initialPageParam: "",
    queryFn: ({ pageParam }) => pageOf(search, pageParam),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchOnWindowFocus: "always",
  });
  return { ...query, orders: query.data?.pages.flatMap(({ orders }) => orders) };
}

/** One order, as the store has it now. */
export function useOneOrder(orderId: string) {
  return useQuery({
    queryKey: [STAFF, "order", orderId],
    queryFn: async () => {
      const page = await pageOf({ ...everyOrder, q: orderId }, "");
      return page.orders.find(({ order_id }) => order_id === orderId) ?? null;
    },
  });
}

/** The last order of a phone number, or null; undefined while it is not known. @param phone null to ask for nothing */
export function useLastOrder(phone: string | null): Order | null | undefined {
  const { data } = useQuery({
    queryKey: [STAFF, "last-order", phone],
    queryFn: async () => {
      const search = searching({ phone: phone ?? "" });
      const page = await callAsStaff("/api/orders?limit=1", pageSchema, search);
      return page.orders[0] ?? null;
    },
    enabled: phone !== null,
  });
  return data;
}

/** The second part of the keys of what is read of orders. */
const lists = ["to-pack", "orders", "order", "last-order"];

/** Has every list read again, because an order was changed. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === STAFF && lists.includes(String(queryKey[1])),
  });
}

/** What sold in the last months. */
export function useSold() {
  return useQuery({
    queryKey: [STAFF, "sold"],
    queryFn: () => callAsStaff("/api/staff/sold", soldSchema, { timeout: SOLD_TIMEOUT }),
  });
}
