import { CartPage, cartMetadata } from "@/app/_pages/cart-page";

export const metadata = cartMetadata("en");

export default function Page() {
  return <CartPage language="en" />;
}
