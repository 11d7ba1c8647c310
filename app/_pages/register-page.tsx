import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { RegisterForm } from "@/components/account/register-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const registerMetadata = (language: Language) => privateMetadata(language, "register");

export function RegisterPage() {
  return (
    <QueryProvider>
      <RegisterForm />
    </QueryProvider>
  );
}
