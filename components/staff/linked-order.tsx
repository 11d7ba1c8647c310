"use client";
import Link from "next/link";
import { isWorthRetrying, useFragment, useLinkedOrder, useNextStep } from "#lib/browser/staff/linked-order.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { hasReached, rowOf } from "#lib/shop/order/order-status.ts";
import { forPackers, markAs, statusForPackers } from "#lib/shop/warehouse/packer-words.ts";
import { QueryProvider } from "@/components/ui/query-provider";
import { OrderFacts } from "./order-facts";
import { Brand, ForPackers, Press, Wrong } from "./view-state";
import "./staff.css";

/** One order, opened by the signed link in the warehouse's messages: its slip and one button, without a sign-in. */
export function LinkedOrderPage() {
  const link = useFragment();
  return (
    <QueryProvider>
      <main className="staff grid content-start justify-items-center gap-4 pt-4 *:w-[min(34rem,100%)] md:pb-4">
        <Brand />
        {link === null ? <p role="status">One moment…</p> : <Opened key={link} link={link} />}
        <noscript>
          <p className="notice">This page needs JavaScript. The order is in the message that the link came with.</p>
        </noscript>
      </main>
    </QueryProvider>
  );
}

function Opened({ link }: { link: string }) {
  const { data, error, refetch } = useLinkedOrder(link);
  if (data) return <Slip link={link} order={data.order} next={data.step} />;
  if (!error) return <p role="status">Opening the order…</p>;
  return (
    <div role="alert" className="notice notice-error">
      <h1 className="m-0 text-[1.625rem]">This order can't be opened</h1>
      <p>{error.message}</p>
      {isWorthRetrying(error) && <Press onClick={() => refetch()}>Try again</Press>}
      <Link href="/staff/orders" prefetch={false} className="link staff-press">
        The staff page
      </Link>
    </div>
  );
}

/** @param next the status that a press gives; null when the link has nothing left to give */
function Slip({ link, order, next }: { link: string; order: Order; next: string | null }) {
  const step = useNextStep(link);
  const number = spokenNumber(order.order_id);
  return (
    <article className="card grid gap-4 px-5 pt-4 pb-5" aria-label={`Order ${number}`}>
      <h1 className="m-0 text-[1.625rem]">Order {number}</h1>
      <p>
        Placed <time dateTime={order.created_at}>{staffDate(order.created_at)}</time>. Delivery: {order.delivery_date}.
      </p>
      {order.note && <p className="notice">{order.note}</p>}
      <OrderFacts order={order} />
      <Outcome order={order} done={step.data} next={next} />
      <Wrong error={step.error} />
      <div className="staff-actions">
        {/* After a press there is no other button: a second tap must not give the next status, too. */}
        {next !== null && !step.data && (
          <>
            <ForPackers>{markAs(next, forPackers)}</ForPackers>
            <button type="button" className="button" disabled={step.isPending} onClick={() => step.mutate(next)}>
              {step.isPending ? "Saving..." : markAs(next)}
            </button>
          </>
        )}
        <Press onClick={() => print()}>Print</Press>
      </div>
    </article>
  );
}

type Props = { order: Order; done: ReturnType<typeof useNextStep>["data"]; next: string | null };

/** What was done, now or before. */
function Outcome({ order, done, next }: Props) {
  const { status, status_history } = order;
  const since = status_history.filter((entry) => entry.status === status).at(-1)?.at;
  const named = (
    <>
      {status}
      {since && <>, {staffDate(since)}</>}.
      <ForPackers>{rowOf(status).isStopped ? forPackers("cancelled") : statusForPackers(status)}</ForPackers>
    </>
  );
  if (done?.changed)
    return (
      <p role="status" className="notice">
        <strong>Done: {named}</strong> Pressed by mistake? Change it back on the{" "}
        <Link href="/staff/orders" prefetch={false} className="link">
          staff page
        </Link>{" "}
        within a minute, and the customer gets no message.
      </p>
    );
  if (done && !hasReached(status, done.asked))
    return (
      <p role="alert" className="notice">
        <strong>Nothing was changed.</strong> This order is now: {named}
      </p>
    );
  return next !== null ? null : (
    <p role="status" className="notice">
      <strong>Already {named}</strong>
    </p>
  );
}
