import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { RegisterForm } from "@/components/account/register-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = async ({ params }: PageProps) => privateMetadata((await params).language, "register");

export default function RegisterPage() {
  return (
    <QueryProvider>
      <RegisterForm />
    </QueryProvider>
  );
}
