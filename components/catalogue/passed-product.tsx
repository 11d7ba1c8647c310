"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { Loading } from "@/components/ui/loading";
import { NoticePage } from "@/components/ui/notice-page";

/** The product that the checkout draft carries, on its own page. @param children what is shown where there is none */
export function PassedProduct({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { draft } = useCheckoutDraft();
  const product = draft?.productName ? findProductByName(draft.productName) : undefined;
  useEffect(() => {
    if (product) router.replace(`/product-details/${product.slug}`);
  }, [product, router]);
  if (product) return <Loading text="Opening the product" />;
  return (
    <>
      <NoticePage title="Product Not Found" text="Please choose a product from one of our categories." />
      {children}
    </>
  );
}
