"use client";
import type { ReactNode } from "react";
import { useOrdersToPack, useWatchForOrders } from "#lib/browser/staff/staff-orders.ts";
import { useStaffSession } from "#lib/browser/staff/use-staff-session.ts";
import { eventStore, useStore } from "#lib/browser/storage/store.ts";
import { staffDate } from "#lib/shop/language/dates.ts";
import { QueryProvider } from "@/components/ui/query-provider";
import { ChangeNoticeBar } from "./change-notice-bar";
import { StaffHeader } from "./staff-header";
import { StaffSignIn } from "./staff-sign-in";
import { Failed } from "./view-state";
import "./staff.css";

/** The warehouse's page: a sign-in for everybody, the four views for staff. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Gate>{children}</Gate>
    </QueryProvider>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const { name, error, refetch, signIn, signOut } = useStaffSession();
  if (name)
    return (
      // So high at most is a notice with its list: the last card's button can be scrolled above it.
      <div className="staff has-data-[long=true]:pb-76">
        <StaffHeader name={name} signOut={signOut} />
        <ConnectionLine />
        <main className="grid grid-cols-1 justify-items-start gap-4 [&>:not(h1,p,.button)]:w-full">{children}</main>
        <ChangeNoticeBar />
      </div>
    );
  return (
    <main className="staff grid min-h-[90dvh] place-items-center md:pb-4">
      {name === null && <StaffSignIn signIn={signIn} />}
      {name === undefined && error === null && <p role="status">One moment…</p>}
      {name === undefined && error !== null && <Failed error={error} retry={refetch} />}
      <noscript>
        <p className="notice">
          This page needs JavaScript. Without it, docs/operating.md has the commands for the same work.
        </p>
      </noscript>
    </main>
  );
}

const connection = eventStore(
  () => window,
  ["online", "offline"],
  () => navigator.onLine,
);

/** Says that the connection is lost, and of when the orders are that the page still shows. */
function ConnectionLine() {
  const isOnline = useStore(connection, true);
  const hasFailed = useWatchForOrders();
  const { dataUpdatedAt } = useOrdersToPack();
  const isLost = !isOnline || hasFailed;
  return (
    <div role="status">
      {isLost && (
        <p className="notice notice-error mt-3">
          <strong>No connection.</strong>{" "}
          {dataUpdatedAt > 0 ? `The orders are as of ${staffDate(dataUpdatedAt)}.` : "The orders come when it is back."}{" "}
          What you press now isn't saved: press it again later. Twice does no harm.
        </p>
      )}
    </div>
  );
}
