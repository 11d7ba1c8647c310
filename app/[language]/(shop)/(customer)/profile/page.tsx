import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { Profile } from "@/components/account/profile";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = privateMetadata("profile");

export default function ProfilePage() {
  return (
    <QueryProvider>
      <Profile />
    </QueryProvider>
  );
}
