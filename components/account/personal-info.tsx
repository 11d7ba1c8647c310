import { useEffect, useState } from "react";
import { rename } from "#lib/browser/account/account.ts";
import { readSession } from "#lib/browser/account/session.ts";
import { type SignInResult, signInFailure } from "#lib/browser/account/sign-in-failure.ts";
import { profileItem, readProfile } from "#lib/browser/account/user-storage.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { type ProfileForm, profileFormSchema } from "#lib/shop/account/account-forms.ts";
import type { User } from "#lib/shop/account/user.ts";
import { profile as profileTexts } from "#texts/en/profile.ts";
import { signInProblems } from "#texts/en/sign-in-problems.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { StateField } from "@/components/checkout/state-field";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf, TextField } from "@/components/ui/field";
import { TitledSection } from "@/components/ui/titled-section";

/** How long the 'saved' message is shown, in milliseconds. */
const SHOWN = 3000;

/** Name, phone, address and state, to be changed by the user. */
export function PersonalInfo({ user }: { user: User }) {
  const t = useTexts(profileTexts);
  const problems = useTexts(signInProblems);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(0);
  const [{ name, phone, address, state }] = useState(() => readProfile(user));
  const form = useCheckedForm(profileFormSchema, { name, phone, address, state });
  const named = fieldsOf(form);
  const { isSubmitting } = form.formState;
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), SHOWN);
    return () => clearTimeout(timer);
  }, [saved]);

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    setSaved(0);
    const outcome = await save(user, typed).catch(() => null);
    if (outcome?.ok) setSaved(Date.now());
    else setProblem(outcome ? problems(outcome.code) : t("failed"));
  });
  return (
    <TitledSection name="personal-info" title={t("personal")} look="text-3xl">
      <form noValidate className="mt-5 grid gap-5 sm:grid-cols-2" onSubmit={submit}>
        <div className="sm:col-span-2">
          <AlertBox text={problem} />
        </div>
        <TextField label={t("name")} {...named("name")} autoComplete="name" />
        <TextField label={t("phone")} {...phoneField(form, "phone")} />
        <div className="sm:col-span-2">
          <TextField label={t("email")} hint={t("emailStays")} value={user.email} readOnly autoComplete="email" />
        </div>
        <div className="sm:col-span-2">
          <TextField label={t("address")} {...named("address")} autoComplete="street-address" />
        </div>
        <StateField {...named("state")} />
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <button type="submit" className="button" disabled={isSubmitting}>
            {isSubmitting ? t("saving") : t("save")}
          </button>
          <p role="status" className="font-semibold text-leaf">
            {saved > 0 && t("saved")}
          </p>
        </div>
      </form>
    </TitledSection>
  );
}

/** Saves a signed-in user's profile: the name at the provider, the rest in this browser. */
async function save(user: User, form: ProfileForm): Promise<SignInResult> {
  if (readSession().user?.id !== user.id) return signInFailure("notAuthenticated");
  if (form.name !== user.user_metadata.full_name) {
    const renamed = await rename(form.name);
    if (!renamed.ok) return renamed;
  }
  const isSaved = profileItem(user.id).write({ ...readProfile(user), ...form });
  return isSaved ? { ok: true, data: null } : signInFailure("profile");
}
