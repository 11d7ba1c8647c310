import type { UseFormRegisterReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";
import { TextField } from "@/components/ui/text-field";

/** The e-mail address that an account is known by. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const t = useTexts(account);
  return (
    <TextField label={t("email")} error={error} {...field} type="email" autoComplete="username" autoCapitalize="none" />
  );
}
