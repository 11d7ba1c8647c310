"use client";
import { useState } from "react";
import { sendPasswordReset } from "#lib/browser/account/account.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { resetSchema } from "#lib/shop/account/account-forms.ts";
import { forgotPassword } from "#texts/en/forgot-password.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf } from "@/components/ui/field";
import { AccountFrame } from "./account-frame";
import { EmailField } from "./email-field";
import { LinkWithNext } from "./link-with-next";
import { MailNote } from "./mail-note";
import { useSubmission } from "./use-submission";

/** Requests the e-mail with which a new password is set. */
export function ResetForm() {
  const t = useTexts(forgotPassword);
  const { busy, problem, run } = useSubmission();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hydrated = useHydrated();
  const form = useCheckedForm(resetSchema, { email: "" });
  const submit = form.handleSubmit(async ({ email }) => {
    setSentTo(null);
    if (await run(() => sendPasswordReset(email))) setSentTo(email);
  });
  return (
    <AccountFrame title={t("title")} text={t("text")}>
      <form method="post" noValidate className="mt-8 grid gap-5" onSubmit={submit}>
        <AlertBox text={problem} />
        <div role="status" className="notice empty:hidden">
          {sentTo && (
            <>
              {t("sent", { email: sentTo })}
              <MailNote />
            </>
          )}
        </div>
        <EmailField {...fieldsOf(form)("email")} />
        <button type="submit" className="button w-full" disabled={busy || !hydrated}>
          {busy ? t("busy") : t("send")}
        </button>
      </form>
      <p className="mt-6 text-center">
        <LinkWithNext href="/login">{t("back")}</LinkWithNext>
      </p>
    </AccountFrame>
  );
}
