import type { Metadata } from "next";
import { RegisterForm } from "@/components/account/register-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Register", robots: { index: false } };

export default function RegisterPage() {
  return (
    <QueryProvider>
      <RegisterForm />
    </QueryProvider>
  );
}
