import { OrderDetailsPage, orderDetailsMetadata } from "@/app/_pages/order-details-page";

export const metadata = orderDetailsMetadata("en");

export default function Page() {
  return <OrderDetailsPage />;
}
