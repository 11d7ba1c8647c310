import { OfflinePage, offlineMetadata } from "@/app/_pages/offline-page";

export const metadata = offlineMetadata("ta");

export default function Page() {
  return <OfflinePage language="ta" />;
}
