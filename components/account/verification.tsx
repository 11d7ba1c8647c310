import { useEffect, useState } from "react";
import { refreshUser, sendVerification } from "#lib/browser/account/account.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { endAll, listen } from "#lib/browser/storage/store.ts";
import type { User } from "#lib/shop/account/user.ts";
import { profile } from "#texts/en/profile.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { TitledSection } from "@/components/ui/titled-section";
import { MailNote } from "./mail-note";
import { useSubmission } from "./use-submission";

/** Is the e-mail verified? If not, the mail that does it can be had again. */
export function Verification({ user }: { user: User }) {
  const t = useTexts(profile);
  const rich = useRichTexts(profile);
  const { busy, problem, run } = useSubmission();
  const [sent, setSent] = useState(false);
  const { emailVerified } = user;
  // The e-mail's link opens another tab: a user who comes back from there has been verified since.
  useEffect(() => {
    if (emailVerified) return;
    const ask = () => {
      if (document.visibilityState === "visible") void refreshUser();
    };
    ask();
    return endAll(listen(document, ["visibilitychange"], ask), listen(window, ["focus"], ask));
  }, [emailVerified]);

  return (
    <TitledSection name="verification" title={t("email")} className={`card p-6 ${emailVerified ? "" : "grid gap-3"}`}>
      {emailVerified ? (
        <p className="mt-2 font-semibold text-leaf">{t("verified")}</p>
      ) : (
        <>
          <p>{rich("notVerified", { strong: (words) => <strong>{words}</strong> })}</p>
          <AlertBox text={problem} />
          <div role="status" className="notice empty:hidden">
            {sent && (
              <>
                {t("mailSent", { email: user.email })}
                <MailNote />
              </>
            )}
          </div>
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={async () => {
              setSent(false);
              setSent(await run(sendVerification));
            }}
          >
            {busy ? t("sending") : t("sendMail")}
          </button>
        </>
      )}
    </TitledSection>
  );
}
