import { CartTexts } from "@/app/_tamil/cart-texts";
import { CartPage, cartMetadata } from "@/app/_pages/cart-page";

export const metadata = cartMetadata("ta");

export default function Page() {
  return (
    <CartTexts>
      <CartPage language="ta" />
    </CartTexts>
  );
}
