"use client";
import type { ReactNode } from "react";
import { useUser } from "#lib/browser/account/use-user.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";

type Props = { busy: boolean; children: ReactNode };

/**
 * Shown in place of a sign-in form to a user who is signed in already: a link to their account.
 * @param busy the form is signing them in, and shows the result itself
 */
export function GuestsOnly({ busy, children }: Props) {
  const t = useTexts(account);
  const rich = useRichTexts(account);
  const { status, user } = useUser();
  if (busy || status !== "signed-in") return children;
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <p className="text-lg">{rich("signedIn", { email: user.email, who: (words) => <strong>{words}</strong> })}</p>
      <Link href="/profile" className="button">
        {t("yourAccount")}
      </Link>
    </div>
  );
}
