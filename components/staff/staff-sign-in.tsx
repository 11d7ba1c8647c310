import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import type { Result } from "#lib/browser/result.ts";
import { staffSignInSchema } from "#lib/shop/warehouse/staff-sign-in.ts";
import { AlertBox } from "@/components/ui/alert-box";
import { fieldsOf } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";

type Form = z.infer<typeof staffSignInSchema>;

/** Asks for the staff token. It goes to the server once and is not stored: a cookie that scripts can't read takes its place. */
export function StaffSignIn({ signIn }: { signIn: (token: string) => Promise<Result<unknown>> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Form>({
    resolver: useResolver(staffSignInSchema),
    defaultValues: { token: "" },
  });
  const submit = form.handleSubmit(async ({ token }) => {
    setProblem(null);
    const result = await signIn(token);
    if (!result.ok) setProblem(result.message);
  });
  return (
    <form noValidate className="card staff-sign-in" onSubmit={submit}>
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
