import { OrderStatusPage, orderStatusMetadata } from "@/app/_pages/order-status-page";

export const metadata = orderStatusMetadata("en");

export default function Page() {
  return <OrderStatusPage />;
}
