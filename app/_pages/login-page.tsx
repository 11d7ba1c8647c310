import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { SignInPage } from "@/components/account/sign-in-page";
import { QueryProvider } from "@/components/ui/query-provider";

export const loginMetadata = (language: Language) => privateMetadata(language, "login");

export function LoginPage() {
  return (
    <QueryProvider>
      <SignInPage />
    </QueryProvider>
  );
}
