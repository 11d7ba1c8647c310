import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import type { Result } from "#lib/browser/result.ts";
import { staffSignInSchema } from "#lib/shop/warehouse/staff-sign-in.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

type Form = z.infer<typeof staffSignInSchema>;

/** Asks for the staff token. It goes to the server once and is not stored: a cookie that scripts can't read takes its place. */
export function StaffSignIn({ signIn }: { signIn: (token: string) => Promise<Result<unknown>> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: useResolver(staffSignInSchema),
    defaultValues: { token: "" },
  });
  const submit = handleSubmit(async ({ token }) => {
    setProblem(null);
    const result = await signIn(token);
    if (!result.ok) setProblem(result.message);
  });
  return (
    <form noValidate className="card staff-sign-in" onSubmit={submit}>
      <h1>Warehouse</h1>
      <p>For staff. Sign in with the staff token; you stay signed in for 12 hours.</p>
      <AlertBox text={problem} />
      <Field label="Staff token" error={formState.errors.token?.message}>
        {(control) => (
          <PasswordInput className="field-input" {...register("token")} {...control} autoComplete="current-password" />
        )}
      </Field>
      <button type="submit" className="button" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? "Signing in..." : "Sign in"}
      </button>
    </form>
  );
}
