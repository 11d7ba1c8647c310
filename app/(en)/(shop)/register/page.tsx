import { RegisterPage, registerMetadata } from "@/app/_pages/register-page";

export const metadata = registerMetadata("en");

export default function Page() {
  return <RegisterPage />;
}
