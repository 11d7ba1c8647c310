import type { Metadata } from "next";
import { ToPackView } from "@/components/staff/to-pack-view";

export const metadata: Metadata = { title: "To pack" };

export default function StaffPage() {
  return <ToPackView />;
}
