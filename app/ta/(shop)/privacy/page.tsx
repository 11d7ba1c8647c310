import { PrivacyPage, privacyMetadata } from "@/app/_pages/privacy-page";

export const metadata = privacyMetadata("ta");

export default function Page() {
  return <PrivacyPage language="ta" />;
}
