import type { Metadata } from "next";
import { Profile } from "@/components/account/profile";
import { MyOrders } from "@/components/orders/my-orders";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

export default function ProfilePage() {
  return (
    <QueryProvider>
      <Profile orders={<MyOrders />} />
    </QueryProvider>
  );
}
