"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { useUser } from "#lib/browser/account/use-user.ts";

type Props = { busy: boolean; children: ReactNode };

/**
 * Instead of a form to sign in, for whoever is signed in already: the way to her account.
 * @param busy the form is just signing her in, and says itself how that went
 */
export function GuestsOnly({ busy, children }: Props) {
  const { status, user } = useUser();
  if (busy || status !== "signed-in") return children;
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <p className="text-lg">
        You are signed in as <strong>{user.email}</strong>.
      </p>
      <Link href="/profile" className="button">
        Go to your account
      </Link>
    </div>
  );
}
