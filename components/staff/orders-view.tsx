"use client";
import Link from "next/link";
import { useState } from "react";
import { everyOrder, type OrderSearch, useFoundOrders } from "#lib/browser/staff/staff-orders.ts";
import { MoneyList } from "./money-list";
import { OrderDialog } from "./order-dialog";
import { OrderRows } from "./order-row";
import { OrderSearchForm } from "./order-search-form";
import { ShipList } from "./ship-list";
import { ViewState } from "./view-state";

const lists = [
  ["", "All orders"],
  ["paid", "Not paid"],
  ["refunded", "To refund"],
] as const;
const nothing = {
  "": "No order fits. Try six characters of its number, or a phone number.",
  paid: "Every order is paid.",
  refunded: "No cancelled order was paid.",
};

/** Every order, newest first, to be searched and narrowed, and the courier's list of numbers. */
export function OrdersView() {
  const [search, setSearch] = useState<OrderSearch>(everyOrder);
  const [opened, setOpened] = useState<string | null>(null);
  const { orders, error, refetch, hasNextPage, fetchNextPage, isFetching } = useFoundOrders(search);
  return (
    <>
      <h1>Orders</h1>
      <Link href="/staff/new" prefetch={false} className="button">
        New order
      </Link>
      <fieldset className="staff-statuses" aria-label="Which orders">
        {lists.map(([money, words]) => (
          <button
            key={money}
            type="button"
            className="button button-quiet"
            aria-pressed={search.money === money}
            onClick={() => setSearch({ ...everyOrder, money })}
          >
            {words}
          </button>
        ))}
      </fieldset>
      {search.money === "" && <OrderSearchForm search={search} onSearch={setSearch} />}
      {search.money === "" && <ShipList />}
      {!orders && <ViewState error={error} retry={refetch} loading="Fetching the orders" />}
      {orders?.length === 0 && <p className="staff-empty">{nothing[search.money]}</p>}
      {orders && orders.length > 0 && search.money === "" && <OrderRows orders={orders} onOpen={setOpened} />}
      {orders && orders.length > 0 && search.money !== "" && (
        <MoneyList key={search.money} orders={orders} fact={search.money} hasMore={hasNextPage} onOpen={setOpened} />
      )}
      {hasNextPage && (
        <button type="button" className="button button-quiet" disabled={isFetching} onClick={() => fetchNextPage()}>
          {isFetching ? "Fetching..." : "Show older orders"}
        </button>
      )}
      {opened && <OrderDialog orderId={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}
