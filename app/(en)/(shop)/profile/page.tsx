import { ProfilePage, profileMetadata } from "@/app/_pages/profile-page";

export const metadata = profileMetadata("en");

export default function Page() {
  return <ProfilePage />;
}
