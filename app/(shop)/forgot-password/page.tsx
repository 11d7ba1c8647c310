import type { Metadata } from "next";
import { ResetForm } from "@/components/account/reset-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Forgot your password?", robots: { index: false } };

export default function ForgotPasswordPage() {
  return (
    <QueryProvider>
      <ResetForm />
    </QueryProvider>
  );
}
