import type { Metadata } from "next";
import { OrdersView } from "@/components/staff/orders-view";

export const metadata: Metadata = { title: "Orders" };

export default function StaffOrdersPage() {
  return <OrdersView />;
}
