import { ProfilePage, profileMetadata } from "@/app/_pages/profile-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = profileMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <ProfilePage />
    </AccountTexts>
  );
}
