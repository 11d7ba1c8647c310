import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { SignInPage } from "@/components/account/sign-in-page";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = privateMetadata("login");

export default function LoginPage() {
  return (
    <QueryProvider>
      <SignInPage />
    </QueryProvider>
  );
}
