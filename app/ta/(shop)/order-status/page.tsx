import { AccountTexts } from "@/app/_tamil/account-texts";
import { OrderStatusPage, orderStatusMetadata } from "@/app/_pages/order-status-page";

export const metadata = orderStatusMetadata("ta");

export default function Page() {
  return (
    <AccountTexts>
      <OrderStatusPage />
    </AccountTexts>
  );
}
