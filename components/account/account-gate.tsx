"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, useEffect } from "react";
import { prepareSignIn } from "#lib/browser/account/account.ts";
import { markNoAccounts } from "#lib/browser/account/accounts.ts";
import { configQuery } from "#lib/browser/config-query.ts";

/** Shows a sign-in form, or a notice that this shop has no accounts yet. */
export function AccountGate({ children }: { children: ReactNode }) {
  const { data: config } = useQuery(configQuery);
  const kind = config?.sign_in.kind;
  useEffect(() => {
    if (kind === "none") markNoAccounts();
    else if (kind) prepareSignIn();
  }, [kind]);
  if (kind === "none")
    return (
      <div className="mt-6 grid justify-items-start gap-5">
        <p className="notice text-lg">We don't have accounts yet. Order as a guest: just go to the checkout.</p>
        <Link href="/#categories" className="button">
          Back to the shop
        </Link>
      </div>
    );
  return (
    <>
      {children}
      <noscript>
        <p className="notice mt-6">Signing in needs JavaScript. You can order by phone or WhatsApp without it.</p>
      </noscript>
    </>
  );
}
