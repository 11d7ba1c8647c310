import { OrderSummaryPage, orderSummaryMetadata } from "@/app/_pages/order-summary-page";

export const metadata = orderSummaryMetadata("ta");

export default function Page() {
  return <OrderSummaryPage />;
}
