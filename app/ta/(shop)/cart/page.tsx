import { CartPage, cartMetadata } from "@/app/_pages/cart-page";
import { CartTexts } from "@/app/_tamil/cart-texts";

export const metadata = cartMetadata("ta");

export default function Page() {
  return (
    <CartTexts>
      <CartPage language="ta" />
    </CartTexts>
  );
}
