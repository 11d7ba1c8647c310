"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { addTogether as addTogetherEn } from "#texts/en/add-together.ts";
import { category as categoryEn } from "#texts/en/category.ts";
import { delivery as deliveryEn } from "#texts/en/delivery.ts";
import { deliveryDay as deliveryDayEn } from "#texts/en/delivery-day.ts";
import { passedProduct as passedProductEn } from "#texts/en/passed-product.ts";
import { pincode as pincodeEn } from "#texts/en/pincode.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { addTogether } from "#texts/ta/add-together.ts";
import { category } from "#texts/ta/category.ts";
import { delivery } from "#texts/ta/delivery.ts";
import { deliveryDay } from "#texts/ta/delivery-day.ts";
import { passedProduct } from "#texts/ta/passed-product.ts";
import { pincode } from "#texts/ta/pincode.ts";
import { states } from "#texts/ta/states.ts";

const parts: PairOfTexts[] = [
  [addTogetherEn, addTogether],
  [categoryEn, category],
  [deliveryEn, delivery],
  [deliveryDayEn, deliveryDay],
  [passedProductEn, passedProduct],
  [pincodeEn, pincode],
  [statesEn, states],
];

/** The Tamil texts of categories and products. */
export function CatalogueTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
