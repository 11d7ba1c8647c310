import { TermsPage, termsMetadata } from "@/app/_pages/terms-page";

export const metadata = termsMetadata("ta");

export default function Page() {
  return <TermsPage language="ta" />;
}
