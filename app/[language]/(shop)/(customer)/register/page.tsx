import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { RegisterForm } from "@/components/account/register-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = privateMetadata("register");

export default function RegisterPage() {
  return (
    <QueryProvider>
      <RegisterForm />
    </QueryProvider>
  );
}
