import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { Profile } from "@/components/account/profile";
import { QueryProvider } from "@/components/ui/query-provider";

export const profileMetadata = (language: Language) => privateMetadata(language, "profile");

export function ProfilePage() {
  return (
    <QueryProvider>
      <Profile />
    </QueryProvider>
  );
}
