"use client";
import { useState } from "react";
import { everyOrder, useFoundOrders, useOrdersToPack } from "#lib/browser/staff/staff-orders.ts";
import { useUnsentMessages } from "#lib/browser/staff/use-messages.ts";
import { isNotDueYet, lateOrders, repeatedOrders } from "#lib/shop/warehouse/order-worries.ts";
import { MessageGroup, type Titles } from "./message-group";
import { OrderDialog } from "./order-dialog";
import { OrderRows } from "./order-row";
import { QuietButton, ViewState } from "./view-state";

/**
 * What needs a person: messages that did not arrive, orders that wait too long, and orders that look like one another.
 */
export function ProblemsView({ titles }: Titles) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <h1>Problems</h1>
      <Messages onOpen={setOpened} titles={titles} />
      <LateOrders onOpen={setOpened} />
      <RepeatedOrders onOpen={setOpened} />
      {opened && <OrderDialog orderId={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}

type Opening = { onOpen: (orderId: string) => void };

function Messages({ onOpen, titles }: Opening & Titles) {
  const { messages: all, error, refetch, hasNextPage, fetchNextPage, isFetching } = useUnsentMessages();
  const messages = all?.filter((message) => !isNotDueYet(message, Date.now()));
  const reasons = [...new Set(messages?.map(({ reason }) => reason))];
  return (
    <section aria-labelledby="messages" className="mt-4 grid gap-3">
      <h2 id="messages">Messages that did not arrive</h2>
      {!messages && <ViewState error={error} retry={refetch} loading="Fetching the messages" />}
      {messages?.length === 0 && !hasNextPage && <p className="staff-empty">Every message has arrived.</p>}
      {reasons.map((reason) => (
        <MessageGroup
          key={reason}
          reason={reason}
          messages={messages?.filter((message) => message.reason === reason) ?? []}
          onOpen={onOpen}
          titles={titles}
        />
      ))}
      {hasNextPage && (
        <QuietButton disabled={isFetching} onClick={() => fetchNextPage()}>
          {isFetching ? "Fetching..." : "Show older messages"}
        </QuietButton>
      )}
    </section>
  );
}

function LateOrders({ onOpen }: Opening) {
  const { data, error, refetch } = useOrdersToPack();
  const late = data && lateOrders(data.orders, Date.now());
  return (
    <section aria-labelledby="late" className="mt-4 grid gap-3">
      <h2 id="late">Waiting longer than we promise</h2>
      {!late && <ViewState error={error} retry={refetch} loading="Fetching the orders" />}
      {late?.length === 0 && <p className="staff-empty">No order waits too long.</p>}
      <OrderRows orders={late ?? []} onOpen={onOpen} />
    </section>
  );
}

function RepeatedOrders({ onOpen }: Opening) {
  const { orders, error, refetch } = useFoundOrders(everyOrder);
  const repeated = orders && repeatedOrders(orders);
  return (
    <section aria-labelledby="repeated" className="mt-4 grid gap-3">
      <h2 id="repeated">One phone or address, many orders</h2>
      <p>Among the latest orders: a large family, or somebody who plays with the shop. Call before you pack.</p>
      {!repeated && <ViewState error={error} retry={refetch} loading="Fetching the orders" />}
      {repeated?.length === 0 && <p className="staff-empty">None.</p>}
      {repeated?.map(({ what, value, orders: some }) => (
        <details key={`${what} ${value}`} className="card staff-totals">
          <summary>
            {some.length} orders, {what} {value}
          </summary>
          <OrderRows orders={some} onOpen={onOpen} />
        </details>
      ))}
    </section>
  );
}
