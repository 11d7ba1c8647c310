import type { Metadata } from "next";
import { DeskView } from "@/components/staff/desk-view";

export const metadata: Metadata = { title: "New order" };

export default function StaffNewOrderPage() {
  return <DeskView />;
}
