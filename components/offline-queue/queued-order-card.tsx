"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { dequeue, discardOrder } from "#lib/browser/offline-queue/queue.ts";
import { acceptQueued, editQueued, syncQueue } from "#lib/browser/offline-queue/sync-queue.ts";
import type { QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { shop } from "#lib/shop/shop.ts";
import { DiscardOrder } from "./discard-order";
import { savedOnDevice } from "./queue-texts";

/** One queued order: what it is, its status, and what the customer can do about it. */
export function QueuedOrderCard({ order }: { order: QueuedOrder }) {
  const { order_id, items, status } = order;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const router = useRouter();
  const news = useRef<HTMLDivElement>(null);
  const { state } = status;
  const seen = useRef(state);
  useEffect(() => {
    // The button that was pressed may be gone with the old status: the focus goes to the new one.
    if (seen.current !== state) news.current?.focus();
    seen.current = state;
  }, [state]);

  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const edit = async () => {
    if (await editQueued(order_id)) router.push("/order-details");
    else setProblem("Another order is under way in this tab. Please finish that one first.");
  };
  return (
    <article aria-label={`Order of ${items[0]?.product_name ?? "nothing"}`} className="card p-6">
      <div ref={news} tabIndex={-1} role="status" className="grid gap-2">
        <QueueState order={order} />
      </div>
      <p className="mt-3">
        Order id <strong data-testid="kept-id">{order_id}</strong>
        {/* Before that the server does not have this number. */}
        {state === "placed" && (
          <>
            <br />
            Calling us? Just say <strong className="spoken-number">{spokenNumber(order_id)}</strong>
          </>
        )}
      </p>
      <ul className="mt-3">
        {items.map(({ product_name, quantity, price }) => (
          <li key={`${product_name} ${price}`}>
            {product_name} × {quantity}
            {price === 0 && ", FREE"}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="notice notice-error mt-3">
          {problem}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {state === "placed" && (
          <>
            <Link href={`/order-status#id=${order_id}`} className="button" onClick={() => dequeue(order_id)}>
              Track this order
            </Link>
            <button type="button" className="link min-h-11" onClick={() => dequeue(order_id)}>
              OK
            </button>
          </>
        )}
        {state === "queued" && (
          <button type="button" className="button" disabled={busy} onClick={() => act(syncQueue)}>
            {busy ? "Sending..." : "Send it now"}
          </button>
        )}
        {state === "needs_ok" && (
          <>
            <button type="button" className="button" disabled={busy} onClick={() => act(() => acceptQueued(order_id))}>
              {busy ? "Processing..." : `Place Order at ${rupees(order.final_amount)}`}
            </button>
            <button type="button" className="button button-quiet" disabled={busy} onClick={edit}>
              Change it
            </button>
          </>
        )}
        {state !== "placed" && <DiscardOrder sent={state === "queued"} onDiscard={() => discardOrder(order_id)} />}
      </div>
    </article>
  );
}

function QueueState({ order: { status, final_amount } }: { order: QueuedOrder }) {
  if (status.state === "placed") return <p className="font-display text-2xl text-leaf">Order placed</p>;
  if (status.state === "queued")
    return (
      <div className="notice">
        <p className="font-semibold">{savedOnDevice(status)}</p>
        <p className="mt-1">
          It is not placed yet. It goes once the shop can be reached: this page tries every minute, and your next visit
          does. Total {rupees(final_amount)}. In a hurry? Call us: {shop.phone}.
        </p>
        {status.message && <p className="mt-1 text-sm">The last try: {status.message}</p>}
      </div>
    );
  if (status.state !== "needs_ok") return null;
  return (
    <div className="notice notice-error">
      <p className="font-semibold">Needs your OK</p>
      <p className="mt-1">{status.message}</p>
      {status.total_before !== null && (
        <p className="mt-1 text-lg">
          Total before: <s>{rupees(status.total_before)}</s>. Total now: <strong>{rupees(final_amount)}</strong>.
        </p>
      )}
      <p className="mt-1">It is not placed, and nothing is sent before you have agreed.</p>
    </div>
  );
}
