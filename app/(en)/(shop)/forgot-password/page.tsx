import { ForgotPasswordPage, forgotPasswordMetadata } from "@/app/_pages/forgot-password-page";

export const metadata = forgotPasswordMetadata("en");

export default function Page() {
  return <ForgotPasswordPage />;
}
