import { CheckoutTexts } from "@/app/_tamil/checkout-texts";
import { OrderDetailsPage, orderDetailsMetadata } from "@/app/_pages/order-details-page";

export const metadata = orderDetailsMetadata("ta");

export default function Page() {
  return (
    <CheckoutTexts>
      <OrderDetailsPage />
    </CheckoutTexts>
  );
}
