import { FirstOrderPage, firstOrderMetadata } from "@/app/_pages/first-order-page";

export const metadata = firstOrderMetadata("en");

export default function Page() {
  return <FirstOrderPage />;
}
