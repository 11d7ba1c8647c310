import { PolicyPage, policyMetadata } from "@/app/_pages/policy-page";

export const metadata = policyMetadata({ language: "ta", name: "privacy" });

export default function Page() {
  return <PolicyPage language="ta" name="privacy" />;
}
