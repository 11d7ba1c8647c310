import { OrderDetailsPage, orderDetailsMetadata } from "@/app/_pages/order-details-page";
import { CheckoutTexts } from "@/app/_tamil/checkout-texts";

export const metadata = orderDetailsMetadata("ta");

export default function Page() {
  return (
    <CheckoutTexts>
      <OrderDetailsPage />
    </CheckoutTexts>
  );
}
