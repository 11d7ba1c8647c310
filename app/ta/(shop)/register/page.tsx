import { AccountTexts } from "@/app/_tamil/account-texts";
import { RegisterPage, registerMetadata } from "@/app/_pages/register-page";

export const metadata = registerMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <RegisterPage />
    </AccountTexts>
  );
}
