"use client";
import type { ReactNode } from "react";
import { useStaffSession } from "#lib/browser/staff/use-staff-session.ts";
import { QueryProvider } from "@/components/ui/query-provider";
import { ChangeNoticeBar } from "./change-notice-bar";
import { ConnectionLine } from "./connection-line";
import { StaffHeader } from "./staff-header";
import { StaffSignIn } from "./staff-sign-in";
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
  const { isSignedIn, error, refetch, signIn, signOut } = useStaffSession();
  if (isSignedIn)
    return (
      <div className="staff">
        <StaffHeader signOut={signOut} />
        <ConnectionLine />
        <main className="staff-main">{children}</main>
        <ChangeNoticeBar />
      </div>
    );
  return (
    <main className="staff staff-outside">
      {isSignedIn === false && <StaffSignIn signIn={signIn} />}
      {isSignedIn === undefined && error === null && <p role="status">One moment…</p>}
      {isSignedIn === undefined && error !== null && (
        <div role="alert" className="notice notice-error">
          <p>{error.message}</p>
          <button type="button" className="link staff-press" onClick={() => refetch()}>
            Try again
          </button>
        </div>
      )}
      <noscript>
        <p className="notice">
          This page needs JavaScript. Without it, docs/staff.md has the commands for the same work.
        </p>
      </noscript>
    </main>
  );
}
