import { PolicyPage, policyMetadata } from "@/app/_pages/policy-page";

export const metadata = policyMetadata({ language: "en", name: "terms" });

export default function Page() {
  return <PolicyPage language="en" name="terms" />;
}
