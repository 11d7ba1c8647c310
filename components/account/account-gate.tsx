import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { prepareSignIn } from "#lib/browser/account/account.ts";
import { markNoAccounts } from "#lib/browser/account/accounts.ts";
import { configQuery } from "#lib/browser/api/config-query.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";

/** Shows a sign-in form, or a notice that this shop has no accounts yet. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTexts(account);
  const { data: config } = useQuery(configQuery);
  const kind = config?.sign_in.kind;
  useEffect(() => {
    if (kind === "none") markNoAccounts();
    else if (kind) prepareSignIn();
  }, [kind]);
  if (kind === "none")
    return (
      <div className="mt-6 grid justify-items-start gap-5">
        <p className="notice text-lg">{t("noAccounts")}</p>
        <Link href="/#categories" className="button">
          {t("backToShop")}
        </Link>
      </div>
    );
  return (
    <>
      {children}
      <noscript>
        <p className="notice mt-6">{t("needsScript")}</p>
      </noscript>
    </>
  );
}
