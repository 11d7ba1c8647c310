import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";

/** The e-mail address that an account is known by. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <input
          {...control}
          {...field}
          className="field-input"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      )}
    </Field>
  );
}
