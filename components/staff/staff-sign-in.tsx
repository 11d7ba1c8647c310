import { useState } from "react";
import type { Result } from "#lib/browser/api/result.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { staffSignInSchema } from "#lib/shop/warehouse/staff-sign-in.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";

/**
 * Asks for the staff token. It goes to the server once and is not stored: a cookie that scripts can't read takes its
 * place.
 */
export function StaffSignIn({ signIn }: { signIn: (token: string) => Promise<Result<unknown>> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useCheckedForm(staffSignInSchema, { token: "" });
  const submit = form.handleSubmit(async ({ token }) => {
    setProblem(null);
    const result = await signIn(token);
    if (!result.ok) setProblem(result.message);
  });
  return (
    <form noValidate className="card grid w-[min(26rem,100%)] gap-5 p-6" onSubmit={submit}>
      <h1>Warehouse</h1>
      <p>For staff. Sign in with the staff token; you stay signed in for 12 hours.</p>
      <AlertBox text={problem} />
      <PasswordField label="Staff token" {...fieldsOf(form)("token")} autoComplete="current-password" />
      <button type="submit" className="button" disabled={form.formState.isSubmitting}>
        {form.formState.isSubmitting ? "Signing in..." : "Sign in"}
      </button>
    </form>
  );
}
