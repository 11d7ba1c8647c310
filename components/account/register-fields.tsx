import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { MIN_PASSWORD, type RegisterForm } from "@/lib/shop/account-forms";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";
import { EmailField } from "./email-field";

/** The register form's fields, in the order in which they are checked. */
export function RegisterFields({ form }: { form: UseFormReturn<RegisterForm, unknown, RegisterForm> }) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const phoneField = () =>
    register("phone", {
      onChange: (event) => setValue("phone", phoneWhileTyping(event.target.value)),
      onBlur: (event) => setValue("phone", normalisePhone(event.target.value)),
    });
  return (
    <>
      <Field label="Full name" error={errors.full_name?.message}>
        {(control) => <input {...control} {...register("full_name")} className="field-input" autoComplete="name" />}
      </Field>
      <EmailField field={register("email")} error={errors.email?.message} />
      <Field label="Phone number" error={errors.phone?.message}>
        {(control) => (
          <input {...control} {...phoneField()} className="field-input" type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Password" error={errors.password?.message} hint={`At least ${MIN_PASSWORD} characters`}>
          {(control) => (
            <PasswordInput {...control} {...register("password")} className="field-input" autoComplete="new-password" />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirm_password?.message}>
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
