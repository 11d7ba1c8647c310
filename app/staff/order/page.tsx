import type { Metadata } from "next";
import { LinkedOrderPage } from "@/components/staff/linked-order";

/** Everything on it comes with the signed link; the page alone holds nothing. */
export const metadata: Metadata = { title: "Order", robots: { index: false, follow: false } };

export default function Page() {
  return <LinkedOrderPage />;
}
