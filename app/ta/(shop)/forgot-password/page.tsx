import { AccountTexts } from "@/app/_tamil/account-texts";
import { ForgotPasswordPage, forgotPasswordMetadata } from "@/app/_pages/forgot-password-page";

export const metadata = forgotPasswordMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <ForgotPasswordPage />
    </AccountTexts>
  );
}
