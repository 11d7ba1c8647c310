import { FirstOrderPage, firstOrderMetadata } from "@/app/_pages/first-order-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = firstOrderMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <FirstOrderPage />
    </AccountTexts>
  );
}
