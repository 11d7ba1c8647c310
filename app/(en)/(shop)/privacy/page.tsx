import { PolicyPage, policyMetadata } from "@/app/_pages/policy-page";

export const metadata = policyMetadata({ language: "en", name: "privacy" });

export default function Page() {
  return <PolicyPage language="en" name="privacy" />;
}
