import { CheckoutTexts } from "@/app/_tamil/checkout-texts";
import { OrderSummaryPage, orderSummaryMetadata } from "@/app/_pages/order-summary-page";

export const metadata = orderSummaryMetadata("ta");

export default function Page() {
  return (
    <CheckoutTexts>
      <OrderSummaryPage />
    </CheckoutTexts>
  );
}
