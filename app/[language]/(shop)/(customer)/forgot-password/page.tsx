import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { ResetForm } from "@/components/account/reset-form";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = async ({ params }: PageProps) =>
  privateMetadata((await params).language, "forgotPassword");

export default function ForgotPasswordPage() {
  return (
    <QueryProvider>
      <ResetForm />
    </QueryProvider>
  );
}
