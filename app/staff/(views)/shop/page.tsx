import type { Metadata } from "next";
import { ShopView } from "@/components/staff/shop-view";

export const metadata: Metadata = { title: "Shop" };

export default function StaffShopPage() {
  return <ShopView />;
}
