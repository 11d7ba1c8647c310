"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { useUser } from "#lib/browser/account/use-user.ts";

type Props = { busy: boolean; children: ReactNode };

/**
 * Shown in place of a sign-in form to a user who is signed in already: a link to their account.
 * @param busy the form is signing them in, and shows the result itself
 */
export function GuestsOnly({ busy, children }: Props) {
  const { status, user } = useUser();
  if (busy || status !== "signed-in") return children;
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <p className="text-lg">
        You're signed in as <strong>{user.email}</strong>.
      </p>
      <Link href="/profile" className="button">
        Go to your account
      </Link>
    </div>
  );
}
