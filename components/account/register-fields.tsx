import type { UseFormReturn } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { MIN_PASSWORD, type RegisterForm } from "#lib/shop/account/account-forms.ts";
import { register as registerTexts } from "#texts/en/register.ts";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { TextField } from "@/components/ui/text-field";
import { EmailField } from "./email-field";

/** The register form's fields, in the order in which they are checked. */
export function RegisterFields({ form }: { form: UseFormReturn<RegisterForm, unknown, RegisterForm> }) {
  const t = useTexts(registerTexts);
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const phone = phoneMask((text) => setValue("phone", text));
  return (
    <>
      <TextField label={t("name")} error={errors.full_name?.message} {...register("full_name")} autoComplete="name" />
      <EmailField field={register("email")} error={errors.email?.message} />
      <TextField
        label={t("phone")}
        error={errors.phone?.message}
        {...register("phone", phone)}
        type="tel"
        autoComplete="tel"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("password")} error={errors.password?.message} hint={t("length", { count: MIN_PASSWORD })}>
          {(control) => (
            <PasswordInput {...control} {...register("password")} className="field-input" autoComplete="new-password" />
          )}
        </Field>
        <Field label={t("confirm")} error={errors.confirm_password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register("confirm_password")}
              className="field-input"
              autoComplete="new-password"
            />
          )}
        </Field>
      </div>
    </>
  );
}
