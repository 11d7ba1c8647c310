import type { ReactNode } from "react";
import { ShopLayout } from "@/app/_frame/shop-layout";

export default function Layout({ children }: { children: ReactNode }) {
  return <ShopLayout language="en">{children}</ShopLayout>;
}
