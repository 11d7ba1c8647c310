"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { register as createAccount, signInWithGoogle } from "#lib/browser/account/account.ts";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { type RegisterForm as Form, registerSchema } from "#lib/shop/account/account-forms.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/offers/offer-rules.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { AccountFrame } from "./account-frame";
import { AccountGate } from "./account-gate";
import { GoogleButton } from "./google-button";
import { GuestsOnly } from "./guests-only";
import { LinkWithNext } from "./link-with-next";
import { RegisterFields } from "./register-fields";
import { useSubmission } from "./use-submission";
import { Welcome } from "./welcome";

const welcomes = {
  created: {
    title: "Account Created!",
    text: "Check your inbox: we've sent a link to confirm your e-mail.",
    otherwise: "/#categories",
  },
  unsent: {
    title: "Account Created!",
    text: "We couldn't send the link to confirm your e-mail. You can ask for it in your account.",
    otherwise: "/#categories",
  },
  google: { title: "Welcome Back!", text: "One moment…", otherwise: "/" },
};

type Props = {
  title?: string;
  text?: string;
  /** The way to sign in instead; by default a link to that page. */
  instead?: ReactNode;
};

/** Making an account. */
export function RegisterForm({
  title = "Register",
  text = `Save your address, follow your orders, take ${FIRST_ORDER_PERCENT}% off the first.`,
  instead,
}: Props) {
  const { busy, problem, run } = useSubmission();
  const [welcome, setWelcome] = useState<keyof typeof welcomes | null>(null);
  const hydrated = useHydrated();
  const form = useForm<Form, unknown, Form>({
    resolver: standardSchemaResolver(registerSchema),
    defaultValues: { full_name: "", email: "", phone: "", password: "", confirm_password: "" },
  });
  if (welcome) return <Welcome {...welcomes[welcome]} />;

  const create = async (checked: Parameters<typeof createAccount>[0]) => {
    let mailed = false;
    const make = async () => {
      const outcome = await createAccount(checked);
      mailed = outcome.ok && outcome.mailed;
      return outcome;
    };
    if (await run(make, true)) setWelcome(mailed ? "created" : "unsent");
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
          {busy ? "Creating your account..." : "Create Account"}
        </button>
      </form>
      <p className="or my-6">or</p>
      <GoogleButton disabled={busy} onClick={enterWithGoogle} />
      <p className="mt-6 text-center">
        Have an account? {instead ?? <LinkWithNext href="/login">Sign In</LinkWithNext>}
      </p>
    </>
  );
  return (
    <AccountFrame title={title} text={text}>
      <AccountGate>
        <GuestsOnly busy={busy}>{content}</GuestsOnly>
      </AccountGate>
    </AccountFrame>
  );
}
