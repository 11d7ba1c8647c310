import type { Metadata } from "next";
import { PassedProduct } from "@/components/catalogue/passed-product";

export const metadata: Metadata = { title: "Product", robots: { index: false } };

export default function BareProductPage() {
  return <PassedProduct />;
}
