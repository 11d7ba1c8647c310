import { ForgotPasswordPage, forgotPasswordMetadata } from "@/app/_pages/forgot-password-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = forgotPasswordMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <ForgotPasswordPage />
    </AccountTexts>
  );
}
