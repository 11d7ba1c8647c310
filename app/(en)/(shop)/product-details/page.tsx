import { BareProductPage, bareProductMetadata } from "@/app/_pages/bare-product-page";

export const metadata = bareProductMetadata("en");

export default function Page() {
  return <BareProductPage language="en" />;
}
