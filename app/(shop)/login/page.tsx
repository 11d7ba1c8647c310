import type { Metadata } from "next";
import { SignInPage } from "@/components/account/sign-in-page";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Sign In", robots: { index: false } };

export default function LoginPage() {
  return (
    <QueryProvider>
      <SignInPage />
    </QueryProvider>
  );
}
