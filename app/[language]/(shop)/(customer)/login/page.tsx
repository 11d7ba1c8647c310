import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { SignInPage } from "@/components/account/sign-in-page";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = async ({ params }: PageProps) => privateMetadata((await params).language, "login");

export default function LoginPage() {
  return (
    <QueryProvider>
      <SignInPage />
    </QueryProvider>
  );
}
