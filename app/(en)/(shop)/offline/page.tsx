import { OfflinePage, offlineMetadata } from "@/app/_pages/offline-page";

export const metadata = offlineMetadata("en");

export default function Page() {
  return <OfflinePage language="en" />;
}
