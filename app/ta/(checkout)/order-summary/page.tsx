import { OrderSummaryPage, orderSummaryMetadata } from "@/app/_pages/order-summary-page";
import { CheckoutTexts } from "@/app/_tamil/checkout-texts";

export const metadata = orderSummaryMetadata("ta");

export default function Page() {
  return (
    <CheckoutTexts>
      <OrderSummaryPage />
    </CheckoutTexts>
  );
}
