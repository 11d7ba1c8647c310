import { LoginPage, loginMetadata } from "@/app/_pages/login-page";

export const metadata = loginMetadata("en");

export default function Page() {
  return <LoginPage />;
}
