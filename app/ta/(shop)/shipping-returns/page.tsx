import { ShippingReturnsPage, shippingReturnsMetadata } from "@/app/_pages/shipping-returns-page";

export const metadata = shippingReturnsMetadata("ta");

export default function Page() {
  return <ShippingReturnsPage language="ta" />;
}
