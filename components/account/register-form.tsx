"use client";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { register as createAccount, signInWithGoogle } from "#lib/browser/account/account.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import { useHydrated } from "#lib/browser/store.ts";
import { type RegisterForm as Form, registerSchema } from "#lib/shop/account/account-forms.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { account } from "#texts/en/account.ts";
import { register } from "#texts/en/register.ts";
import { Agreement } from "@/components/policies/agreement";
import { AlertBox } from "@/components/ui/alert-box";
import { AccountFrame } from "./account-frame";
import { AccountGate } from "./account-gate";
import { GoogleButton } from "./google-button";
import { GuestsOnly } from "./guests-only";
import { LinkWithNext } from "./link-with-next";
import { RegisterFields } from "./register-fields";
import { useSubmission } from "./use-submission";
import { Welcome } from "./welcome";

type Props = {
  title?: string;
  text?: string;
  /** The way to sign in instead; by default a link to that page. */
  instead?: ReactNode;
};

/** Making an account. */
export function RegisterForm({ title, text, instead }: Props) {
  const t = useTexts(register);
  const rich = useRichTexts(register);
  const shared = useTexts(account);
  const { busy, problem, run } = useSubmission();
  const [welcome, setWelcome] = useState<"mailed" | "unsent" | "google" | null>(null);
  const hydrated = useHydrated();
  const form = useForm<Form, unknown, Form>({
    resolver: useResolver(registerSchema),
    defaultValues: { full_name: "", email: "", phone: "", password: "", confirm_password: "" },
  });
  if (welcome === "google") return <Welcome title={shared("welcomeBack")} text={shared("moment")} otherwise="/" />;
  if (welcome) return <Welcome title={t("created")} text={t(welcome)} otherwise="/#categories" />;

  const create = async (checked: Parameters<typeof createAccount>[0]) => {
    let mailed = false;
    const make = async () => {
      const outcome = await createAccount(checked);
      mailed = outcome.ok && outcome.mailed;
      return outcome;
    };
    if (await run(make, true)) setWelcome(mailed ? "mailed" : "unsent");
  };
  const enterWithGoogle = async () => {
    if (await run(signInWithGoogle, true)) setWelcome("google");
  };
  const content = (
    <>
      <form method="post" noValidate className="mt-8 grid gap-5" onSubmit={form.handleSubmit(create)}>
        <AlertBox text={problem} />
        <RegisterFields form={form} />
        <button type="submit" className="button w-full" disabled={busy || !hydrated}>
          {busy ? t("busy") : t("create")}
        </button>
        <Agreement className="-mt-2" />
      </form>
      <p className="or my-6">{shared("or")}</p>
      <GoogleButton disabled={busy} onClick={enterWithGoogle} />
      <p className="mt-6 text-center">
        {rich("haveAccount", {
          signIn: (words) => instead ?? <LinkWithNext href="/login">{words}</LinkWithNext>,
        })}
      </p>
    </>
  );
  return (
    <AccountFrame title={title ?? t("title")} text={text ?? t("text", { percent: FIRST_ORDER_PERCENT })}>
      <AccountGate>
        <GuestsOnly busy={busy}>{content}</GuestsOnly>
      </AccountGate>
    </AccountFrame>
  );
}
