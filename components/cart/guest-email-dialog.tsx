import { type FormEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { guestEmail } from "#lib/browser/account/guest-email.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { requiredEmail } from "#lib/shop/customer/fields.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum } from "#lib/shop/pricing/offer-rules.ts";
import { guestEmail as guestEmailTexts } from "#texts/en/guest-email.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { DialogCard } from "@/components/ui/dialog-card";
import { TextField } from "@/components/ui/field";

type Props = { onGiven: () => void; onClosed: () => void };

/** Asks a guest for the e-mail address that the free samples are tied to, before any is chosen. */
export function GuestEmailDialog({ onGiven, onClosed }: Props) {
  const t = useTexts(guestEmailTexts);
  const say = useSentence();
  const minimum = firstOrderMinimum(useTexts(offerRules));
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();

  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const checked = z.safeParse(requiredEmail, email);
    if (!checked.success) {
      setProblem(say(checked.error.issues[0]?.message ?? ""));
      field.current?.focus();
      return;
    }
    guestEmail.write(checked.data);
    close();
    onGiven();
  };
  return (
    <DialogCard heading={t("title")} onClosed={onClosed}>
      {(close) => (
        <>
          <p className="mt-3">{t("question")}</p>
          <form className="mt-5 grid gap-5" noValidate onSubmit={(event) => submit(event, close)}>
            <TextField
              ref={field}
              label={t("email")}
              error={problem}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <button type="submit" className="button">
              {t("choose")}
            </button>
          </form>
          <p className="needs-accounts mt-4 text-sm text-tamarind">
            {t("account", { percent: FIRST_ORDER_PERCENT })} {minimum}.
          </p>
        </>
      )}
    </DialogCard>
  );
}
