import { ShippingReturnsPage, shippingReturnsMetadata } from "@/app/_pages/shipping-returns-page";

export const metadata = shippingReturnsMetadata("en");

export default function Page() {
  return <ShippingReturnsPage language="en" />;
}
