import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { ResetForm } from "@/components/account/reset-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const forgotPasswordMetadata = (language: Language) => privateMetadata(language, "forgotPassword");

export function ForgotPasswordPage() {
  return (
    <QueryProvider>
      <ResetForm />
    </QueryProvider>
  );
}
