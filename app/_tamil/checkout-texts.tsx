"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { bill as billEn } from "#texts/en/bill.ts";
import { claimInBill as claimInBillEn } from "#texts/en/claim-in-bill.ts";
import { lineChange as lineChangeEn } from "#texts/en/line-change.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { priceWhy as priceWhyEn } from "#texts/en/price-why.ts";
import { sampleRules as sampleRulesEn } from "#texts/en/sample-rules.ts";
import { samples as samplesEn } from "#texts/en/samples.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { bill } from "#texts/ta/bill.ts";
import { claimInBill } from "#texts/ta/claim-in-bill.ts";
import { lineChange } from "#texts/ta/line-change.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { priceWhy } from "#texts/ta/price-why.ts";
import { sampleRules } from "#texts/ta/sample-rules.ts";
import { samples } from "#texts/ta/samples.ts";
import { states } from "#texts/ta/states.ts";

const parts: PairOfTexts[] = [
  [billEn, bill],
  [claimInBillEn, claimInBill],
  [lineChangeEn, lineChange],
  [offerRulesEn, offerRules],
  [priceWhyEn, priceWhy],
  [sampleRulesEn, sampleRules],
  [samplesEn, samples],
  [statesEn, states],
];

/** The Tamil texts of the checkout. */
export function CheckoutTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
