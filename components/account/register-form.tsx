"use client";
import { type ReactNode, useState } from "react";
import { register as createAccount, signInWithGoogle } from "#lib/browser/account/account.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { MIN_PASSWORD, registerSchema } from "#lib/shop/account/account-forms.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { account } from "#texts/en/account.ts";
import { register } from "#texts/en/register.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { Agreement } from "@/components/policies/agreement";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf, TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { EmailField } from "./email-field";
import { LinkWithNext } from "./link-with-next";
import { SignInFrame } from "./sign-in-frame";
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
  const form = useCheckedForm(registerSchema, {
    full_name: "",
    email: "",
    phone: "",
    password: "",
    confirm_password: "",
  });
  if (welcome === "google") return <Welcome title={shared("welcomeBack")} text={shared("moment")} otherwise="/" />;
  if (welcome) return <Welcome title={t("created")} text={t(welcome)} otherwise="/#categories" />;

  const named = fieldsOf(form);
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
  return (
    <SignInFrame
      title={title ?? t("title")}
      text={text ?? t("text", { percent: FIRST_ORDER_PERCENT })}
      busy={busy}
      onGoogle={enterWithGoogle}
      instead={rich("haveAccount", {
        signIn: (words) => instead ?? <LinkWithNext href="/login">{words}</LinkWithNext>,
      })}
    >
      <form method="post" noValidate className="mt-8 grid gap-5" onSubmit={form.handleSubmit(create)}>
        <AlertBox text={problem} />
        <TextField label={t("name")} {...named("full_name")} autoComplete="name" />
        <EmailField {...named("email")} />
        <TextField label={t("phone")} {...phoneField(form, "phone")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            label={t("password")}
            hint={t("length", { count: MIN_PASSWORD })}
            {...named("password")}
            autoComplete="new-password"
          />
          <PasswordField label={t("confirm")} {...named("confirm_password")} autoComplete="new-password" />
        </div>
        <button type="submit" className="button w-full" disabled={busy || !hydrated}>
          {busy ? t("busy") : t("create")}
        </button>
        <Agreement className="-mt-2" />
      </form>
    </SignInFrame>
  );
}
