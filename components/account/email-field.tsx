import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/components/ui/text-field";

/** The e-mail address that an account is known by. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <TextField label="Email" error={error} {...field} type="email" autoComplete="username" autoCapitalize="none" />
  );
}
