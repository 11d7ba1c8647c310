"use client";
import { useMemo, useState } from "react";
import { useNewOrderSound } from "#lib/browser/staff/new-order-sound.ts";
import { useOrdersToPack } from "#lib/browser/staff/staff-orders.ts";
import { useOpenGroups } from "#lib/browser/staff/ticked-lines.ts";
import { useChangeStatus } from "#lib/browser/staff/use-change-orders.ts";
import { useChosen } from "#lib/browser/staff/use-chosen.ts";
import { SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { waitsForPayment } from "#lib/shop/order/payment.ts";
import { forPackers, fromTheShelf } from "#lib/shop/warehouse/packer-words.ts";
import { packGroups, packSummary, packTotals, sameAsBefore, totalName } from "#lib/shop/warehouse/to-pack.ts";
import { OrderDialog } from "./order-dialog";
import { PackCard } from "./pack-card";
import { SlipsButton } from "./slips-button";
import { ForPackers, ViewState } from "./view-state";

/**
 * The orders to pack: the totals to take from the shelf, then each order with its lines, in groups that open and close.
 */
export function ToPackView() {
  const { data, error, refetch } = useOrdersToPack();
  useNewOrderSound(data?.orders);
  if (!data) return <ViewState heading="To pack" error={error} retry={refetch} loading="Fetching the orders" />;
  if (data.orders.length > 0) return <Work orders={data.orders} hasMore={data.hasMore} />;
  return (
    <>
      <h1>To pack</h1>
      <p className="staff-empty">Everything is packed. A new order appears here by itself.</p>
    </>
  );
}

function Work({ orders, hasMore }: { orders: Order[]; hasMore: boolean }) {
  const { chosen, choose } = useChosen();
  const [opened, setOpened] = useState<string | null>(null);
  const { isOpen, turn } = useOpenGroups();
  const change = useChangeStatus();
  const groups = packGroups(orders);
  const same = useMemo(() => sameAsBefore(orders), [orders]);
  const open = groups.filter(isOpen);
  const shown = open.flatMap((group) => group.orders);
  const some = shown.filter(({ order_id }) => chosen.includes(order_id));
  const isSome = some.length > 0;
  const printed = (isSome ? some : shown).slice(0, MOST_AT_ONCE);
  /** Without ticks: what is shown and may leave. */
  const toPack = (isSome ? some : shown.filter((order) => !waitsForPayment(order))).slice(0, MOST_AT_ONCE);

  const pack = (seen: Order[]) =>
    change.mutate({ status: "packed", orders: seen.map(({ order_id }) => ({ order: order_id })), seen });

  return (
    <>
      <h1>To pack</h1>
      {hasMore && <p className="notice">There are more. They appear here when these are packed.</p>}
      {shown.length > 0 ? (
        <>
          <p className="staff-sum">{packSummary(shown)}</p>
          <div className="staff-actions">
            <SlipsButton orders={printed} className="button button-quiet">
              {isSome ? `Print ${printed.length} slips` : "Print slips"}
            </SlipsButton>
          </div>
          <PackTotals orders={isSome ? some : shown} />
        </>
      ) : (
        <p className="staff-empty">No group is open. Open one to see its orders and what to take from the shelf.</p>
      )}
      {groups.map((group) => (
        <details
          key={group.name}
          className="staff-group"
          open={isOpen(group)}
          onToggle={({ currentTarget }) => turn(group, currentTarget.open)}
        >
          <summary className="mb-1 border-b border-b-brass-40 text-[1.125rem]">
            {group.name}: {group.orders.length}
          </summary>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] items-start gap-3">
            {group.orders.map((order) => (
              <li key={order.order_id}>
                <PackCard
                  order={order}
                  same={same.get(order.order_id)}
                  isChosen={chosen.includes(order.order_id)}
                  isSaving={change.isPending}
                  onChoose={() => choose(order.order_id)}
                  onPacked={() => pack([order])}
                  onOpen={() => setOpened(order.order_id)}
                />
              </li>
            ))}
          </ol>
        </details>
      ))}
      {toPack.length > 0 && (
        <div className="staff-actions">
          <button type="button" className="button" disabled={change.isPending} onClick={() => pack(toPack)}>
            {change.isPending ? "Saving..." : `Mark ${isSome ? "" : "all "}${toPack.length} packed`}
          </button>
        </div>
      )}
      {opened && <OrderDialog orderId={opened} onClosed={() => setOpened(null)} />}
    </>
  );
}

/** The pick list of all these orders, a line per product. */
function PackTotals({ orders }: { orders: Order[] }) {
  return (
    <details className="card staff-totals" open>
      <summary>
        {fromTheShelf()}
        <ForPackers>{fromTheShelf(forPackers)}</ForPackers>
      </summary>
      <ul>
        {packTotals(orders).map((total) => (
          <li key={totalName(total)}>
            <strong>{total.qty}</strong>{" "}
            <span>
              {totalName(total)}
              <ForPackers>{totalName(total, SECOND_LANGUAGE)}</ForPackers>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
