import type { ReactNode } from "react";
import { CheckoutLayout } from "@/app/_frame/checkout-layout";
import { CheckoutTexts } from "@/app/_tamil/checkout-texts";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <CheckoutTexts>
      <CheckoutLayout language="ta">{children}</CheckoutLayout>
    </CheckoutTexts>
  );
}
