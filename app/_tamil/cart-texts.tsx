"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { bill as billEn } from "#texts/en/bill.ts";
import { cart as cartEn } from "#texts/en/cart.ts";
import { claimInBill as claimInBillEn } from "#texts/en/claim-in-bill.ts";
import { delivery as deliveryEn } from "#texts/en/delivery.ts";
import { guestEmail as guestEmailEn } from "#texts/en/guest-email.ts";
import { lineChange as lineChangeEn } from "#texts/en/line-change.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { priceWhy as priceWhyEn } from "#texts/en/price-why.ts";
import { sampleRules as sampleRulesEn } from "#texts/en/sample-rules.ts";
import { samples as samplesEn } from "#texts/en/samples.ts";
import { bill } from "#texts/ta/bill.ts";
import { cart } from "#texts/ta/cart.ts";
import { claimInBill } from "#texts/ta/claim-in-bill.ts";
import { delivery } from "#texts/ta/delivery.ts";
import { guestEmail } from "#texts/ta/guest-email.ts";
import { lineChange } from "#texts/ta/line-change.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { priceWhy } from "#texts/ta/price-why.ts";
import { sampleRules } from "#texts/ta/sample-rules.ts";
import { samples } from "#texts/ta/samples.ts";

const parts: PairOfTexts[] = [
  [billEn, bill],
  [cartEn, cart],
  [claimInBillEn, claimInBill],
  [deliveryEn, delivery],
  [guestEmailEn, guestEmail],
  [lineChangeEn, lineChange],
  [offerRulesEn, offerRules],
  [priceWhyEn, priceWhy],
  [sampleRulesEn, sampleRules],
  [samplesEn, samples],
];

/** The Tamil texts of cart and bill. */
export function CartTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
