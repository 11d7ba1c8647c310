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
      <div className="staff">
        <StaffHeader name={name} signOut={signOut} />
        <ConnectionLine />
        <main className="staff-main">{children}</main>
        <ChangeNoticeBar />
      </div>
    );
  return (
    <main className="staff staff-outside">
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
    <div role="status" className="staff-connection">
      {isLost && (
        <p className="notice notice-error">
          <strong>No connection.</strong>{" "}
          {dataUpdatedAt > 0 ? `The orders are as of ${staffDate(dataUpdatedAt)}.` : "The orders come when it is back."}{" "}
          What you press now isn't saved: press it again later. Twice does no harm.
        </p>
      )}
    </div>
  );
}
