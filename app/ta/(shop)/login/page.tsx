import { LoginPage, loginMetadata } from "@/app/_pages/login-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = loginMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <LoginPage />
    </AccountTexts>
  );
}
