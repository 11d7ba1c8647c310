import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { ResetForm } from "@/components/account/reset-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = privateMetadata("forgotPassword");

export default function ForgotPasswordPage() {
  return (
    <QueryProvider>
      <ResetForm />
    </QueryProvider>
  );
}
