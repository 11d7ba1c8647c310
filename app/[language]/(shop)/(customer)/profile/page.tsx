import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { Profile } from "@/components/account/profile";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = async ({ params }: PageProps) => privateMetadata((await params).language, "profile");

export default function ProfilePage() {
  return (
    <QueryProvider>
      <Profile />
    </QueryProvider>
  );
}
