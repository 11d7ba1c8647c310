import type { ReactNode } from "react";
import { CheckoutLayout } from "@/app/_frame/checkout-layout";

export default function Layout({ children }: { children: ReactNode }) {
  return <CheckoutLayout language="en">{children}</CheckoutLayout>;
}
