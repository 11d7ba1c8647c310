"use client";
import { type ReactNode, useEffect } from "react";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { passedProduct } from "#texts/en/passed-product.ts";
import { Loading } from "@/components/ui/loading";
import { NoticePage } from "@/components/ui/notice-page";

/** The product that the checkout draft carries, on its own page. @param children what is shown where there is none */
export function PassedProduct({ children }: { children: ReactNode }) {
  const t = useTexts(passedProduct);
  const router = usePageRouter();
  const { draft } = useCheckoutDraft();
  const product = draft?.productName ? findProductByName(draft.productName) : undefined;
  useEffect(() => {
    if (product) router.replace(`/product-details/${product.slug}`);
  }, [product, router]);
  if (product) return <Loading text={t("opening")} />;
  return (
    <>
      <NoticePage title={t("title")} text={t("text")} />
      {children}
    </>
  );
}
