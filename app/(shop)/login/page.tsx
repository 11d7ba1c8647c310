import type { Metadata } from "next";
import { LoginForm } from "@/components/account/login-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Sign In", robots: { index: false } };

export default function LoginPage() {
  return (
    <QueryProvider>
      <LoginForm />
    </QueryProvider>
  );
}
