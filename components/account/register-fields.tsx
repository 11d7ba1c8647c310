import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import { MIN_PASSWORD, type RegisterForm } from "#lib/shop/account/account-forms.ts";
import { register as registerTexts } from "#texts/en/register.ts";
import { phoneField } from "@/components/checkout/phone-field";
import { fieldsOf } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { TextField } from "@/components/ui/text-field";
import { EmailField } from "./email-field";

/** The register form's fields, in the order in which they are checked. */
export function RegisterFields({ form }: { form: UseFormReturn<RegisterForm, unknown, RegisterForm> }) {
  const t = useTexts(registerTexts);
  const named = fieldsOf(form);
  return (
    <>
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
    </>
  );
}
