import { useState } from "react";
import { signIn, signInWithGoogle } from "#lib/browser/account/account.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { loginSchema } from "#lib/shop/account/account-forms.ts";
import { account } from "#texts/en/account.ts";
import { login } from "#texts/en/login.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { EmailField } from "./email-field";
import { LinkWithNext } from "./link-with-next";
import { SignInFrame } from "./sign-in-frame";
import { useSubmission } from "./use-submission";
import { Welcome } from "./welcome";

type Props = { title?: string; text?: string };

/** Signing in with e-mail and password, or with Google. */
export function LoginForm({ title, text }: Props) {
  const t = useTexts(login);
  const rich = useRichTexts(login);
  const shared = useTexts(account);
  const { busy, problem, run } = useSubmission();
  const [welcome, setWelcome] = useState(false);
  const hydrated = useHydrated();
  const form = useCheckedForm(loginSchema, { email: "", password: "" });
  if (welcome) return <Welcome title={shared("welcomeBack")} text={shared("moment")} otherwise="/" />;

  const named = fieldsOf(form);
  const enter = async (work: Parameters<typeof run>[0]) => {
    if (await run(work, true)) setWelcome(true);
  };
  return (
    <SignInFrame
      title={title ?? t("title")}
      text={text ?? t("text")}
      busy={busy}
      onGoogle={() => enter(signInWithGoogle)}
      instead={rich("newHere", { register: (words) => <LinkWithNext href="/register">{words}</LinkWithNext> })}
    >
      {/* post: a form that is submitted before its script has loaded must not put a password into the address. */}
      <form
        method="post"
        noValidate
        className="mt-8 grid gap-5"
        onSubmit={form.handleSubmit(({ email, password }) => enter(() => signIn(email, password)))}
      >
        <AlertBox text={problem} />
        <EmailField {...named("email")} />
        <PasswordField label={t("password")} {...named("password")} autoComplete="current-password" />
        <Link href="/forgot-password" className="link -mt-3 inline-flex min-h-11 items-center justify-self-end">
          {t("forgot")}
        </Link>
        <button type="submit" className="button w-full" disabled={busy || !hydrated}>
          {busy ? t("busy") : t("signIn")}
        </button>
      </form>
    </SignInFrame>
  );
}
