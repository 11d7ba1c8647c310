import { OrderStatusPage, orderStatusMetadata } from "@/app/_pages/order-status-page";
import { AccountTexts } from "@/app/_tamil/account-texts";

export const metadata = orderStatusMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <OrderStatusPage />
    </AccountTexts>
  );
}
