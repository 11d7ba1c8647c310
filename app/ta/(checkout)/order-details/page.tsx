import { OrderDetailsPage, orderDetailsMetadata } from "@/app/_pages/order-details-page";

export const metadata = orderDetailsMetadata("ta");

export default function Page() {
  return <OrderDetailsPage />;
}
