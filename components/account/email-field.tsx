import type { ComponentProps } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { account } from "#texts/en/account.ts";
import { TextField } from "@/components/ui/field";

/** The e-mail address that an account is known by. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  const t = useTexts(account);
  return <TextField label={t("email")} {...field} type="email" autoComplete="username" autoCapitalize="none" />;
}
