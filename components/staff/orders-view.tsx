"use client";
import Link from "next/link";
import { useState } from "react";
import { everyOrder, type SearchFields, useFoundOrders } from "#lib/browser/staff/staff-orders.ts";
import { periodCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { DownloadButton } from "./download-button";
import { MoneyList } from "./money-list";
import { OrderDialog } from "./order-dialog";
import { OrderRows } from "./order-row";
import { OrderSearchForm } from "./order-search-form";
import { ShipList } from "./ship-list";
import { QuietButton, ViewState } from "./view-state";
import { WhatSold } from "./what-sold";

/** Which orders, and what is said where there are none. */
const lists = [
  ["", "All orders", "No order fits. Try six characters of its number, or a phone number."],
  ["paid", "Not paid", "Every order is paid."],
  ["refunded", "To refund", "No cancelled order was paid."],
  ["own", "On hold, other", "No order is on hold, or has another status of your own."],
] as const;

/** Every order, newest first, to be searched and narrowed, and the courier's list of numbers. */
export function OrdersView() {
  const [search, setSearch] = useState<SearchFields>(everyOrder);
  const [opened, setOpened] = useState<string | null>(null);
  const { list } = search;
  const { orders, error, refetch, hasNextPage, fetchNextPage, isFetching } = useFoundOrders(search);
  return (
    <>
      <h1>Orders</h1>
      <Link href="/staff/new" prefetch={false} className="button">
        New order
      </Link>
      <fieldset
        className="grid max-w-176 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2"
        aria-label="Which orders"
      >
        {lists.map(([name, words]) => (
          <QuietButton
            key={name}
            className="button button-quiet min-h-11 px-1 aria-pressed:bg-[#a31f1c1f] aria-pressed:text-chilli"
            aria-pressed={list === name}
            onClick={() => setSearch({ ...everyOrder, list: name })}
          >
            {words}
          </QuietButton>
        ))}
      </fieldset>
      {list === "" && (
        <>
          <OrderSearchForm search={search} onSearch={setSearch} />
          <ShipList />
          <WhatSold />
        </>
      )}
      {!orders && <ViewState error={error} retry={refetch} loading="Fetching the orders" />}
      {orders?.length === 0 && <p className="staff-empty">{lists.find(([name]) => name === list)?.[2]}</p>}
      {orders && orders.length > 0 && (list === "paid" || list === "refunded") ? (
        <MoneyList key={list} orders={orders} fact={list} hasMore={hasNextPage} onOpen={setOpened} />
      ) : (
        <OrderRows orders={orders ?? []} onOpen={setOpened} />
      )}
      {orders && orders.length > 0 && (
        <DownloadButton search={search} file="orders.csv" csvOf={periodCsv}>
          Download these orders
        </DownloadButton>
      )}
      {hasNextPage && (
        <QuietButton disabled={isFetching} onClick={() => fetchNextPage()}>
          {isFetching ? "Fetching..." : "Show older orders"}
        </QuietButton>
      )}
      {opened && <OrderDialog orderId={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}
