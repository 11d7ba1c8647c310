"use client";
import { useState } from "react";
import { everyOrder, type OrderSearch, useFoundOrders } from "#lib/browser/staff/staff-orders.ts";
import { OrderDialog } from "./order-dialog";
import { OrderRows } from "./order-row";
import { OrderSearchForm } from "./order-search-form";
import { ShipList } from "./ship-list";
import { ViewState } from "./view-state";

/** Every order, newest first, to be searched and narrowed, and the courier's list of numbers. */
export function OrdersView() {
  const [search, setSearch] = useState<OrderSearch>(everyOrder);
  const [opened, setOpened] = useState<string | null>(null);
  const { orders, error, refetch, hasNextPage, fetchNextPage, isFetching } = useFoundOrders(search);
  return (
    <>
      <h1>Orders</h1>
      <OrderSearchForm search={search} onSearch={setSearch} />
      <ShipList />
      {!orders && <ViewState error={error} retry={refetch} loading="Fetching the orders" />}
      {orders?.length === 0 && (
        <p className="staff-empty">No order fits. Try six characters of its number, or a phone number.</p>
      )}
      {orders && orders.length > 0 && <OrderRows orders={orders} onOpen={setOpened} />}
      {hasNextPage && (
        <button type="button" className="button button-quiet" disabled={isFetching} onClick={() => fetchNextPage()}>
          {isFetching ? "Fetching..." : "Show older orders"}
        </button>
      )}
      {opened && <OrderDialog orderId={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}
