"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { claimOffer as claimOfferEn } from "#texts/en/claim-offer.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { claimOffer } from "#texts/ta/claim-offer.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { states } from "#texts/ta/states.ts";

const parts: PairOfTexts[] = [
  [claimOfferEn, claimOffer],
  [offerRulesEn, offerRules],
  [statesEn, states],
];

/** The Tamil texts of account and orders. */
export function AccountTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
