import { AccountTexts } from "@/app/_tamil/account-texts";
import { FirstOrderPage, firstOrderMetadata } from "@/app/_pages/first-order-page";

export const metadata = firstOrderMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <FirstOrderPage />
    </AccountTexts>
  );
}
