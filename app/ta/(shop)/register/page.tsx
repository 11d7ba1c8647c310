import { RegisterPage, registerMetadata } from "@/app/_pages/register-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = registerMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <RegisterPage />
    </AccountTexts>
  );
}
