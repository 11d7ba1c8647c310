"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { account as accountEn } from "#texts/en/account.ts";
import { addressFields as addressFieldsEn } from "#texts/en/address-fields.ts";
import { addressLines as addressLinesEn } from "#texts/en/address-lines.ts";
import { bill as billEn } from "#texts/en/bill.ts";
import { checkout as checkoutEn } from "#texts/en/checkout.ts";
import { claimInBill as claimInBillEn } from "#texts/en/claim-in-bill.ts";
import { contactFields as contactFieldsEn } from "#texts/en/contact-fields.ts";
import { delivery as deliveryEn } from "#texts/en/delivery.ts";
import { lineChange as lineChangeEn } from "#texts/en/line-change.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { orderAgain as orderAgainEn } from "#texts/en/order-again.ts";
import { orderDetails as orderDetailsEn } from "#texts/en/order-details.ts";
import { orderSummary as orderSummaryEn } from "#texts/en/order-summary.ts";
import { pickList as pickListEn } from "#texts/en/pick-list.ts";
import { pincode as pincodeEn } from "#texts/en/pincode.ts";
import { placed as placedEn } from "#texts/en/placed.ts";
import { placing as placingEn } from "#texts/en/placing.ts";
import { priceWhy as priceWhyEn } from "#texts/en/price-why.ts";
import { queue as queueEn } from "#texts/en/queue.ts";
import { queueSaved as queueSavedEn } from "#texts/en/queue-saved.ts";
import { sampleRules as sampleRulesEn } from "#texts/en/sample-rules.ts";
import { samples as samplesEn } from "#texts/en/samples.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { steps as stepsEn } from "#texts/en/steps.ts";
import { account } from "#texts/ta/account.ts";
import { addressFields } from "#texts/ta/address-fields.ts";
import { addressLines } from "#texts/ta/address-lines.ts";
import { bill } from "#texts/ta/bill.ts";
import { checkout } from "#texts/ta/checkout.ts";
import { claimInBill } from "#texts/ta/claim-in-bill.ts";
import { contactFields } from "#texts/ta/contact-fields.ts";
import { delivery } from "#texts/ta/delivery.ts";
import { lineChange } from "#texts/ta/line-change.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { orderAgain } from "#texts/ta/order-again.ts";
import { orderDetails } from "#texts/ta/order-details.ts";
import { orderSummary } from "#texts/ta/order-summary.ts";
import { pickList } from "#texts/ta/pick-list.ts";
import { pincode } from "#texts/ta/pincode.ts";
import { placed } from "#texts/ta/placed.ts";
import { placing } from "#texts/ta/placing.ts";
import { priceWhy } from "#texts/ta/price-why.ts";
import { queue } from "#texts/ta/queue.ts";
import { queueSaved } from "#texts/ta/queue-saved.ts";
import { sampleRules } from "#texts/ta/sample-rules.ts";
import { samples } from "#texts/ta/samples.ts";
import { states } from "#texts/ta/states.ts";
import { steps } from "#texts/ta/steps.ts";

const parts: PairOfTexts[] = [
  [accountEn, account],
  [addressFieldsEn, addressFields],
  [addressLinesEn, addressLines],
  [billEn, bill],
  [checkoutEn, checkout],
  [claimInBillEn, claimInBill],
  [contactFieldsEn, contactFields],
  [deliveryEn, delivery],
  [lineChangeEn, lineChange],
  [offerRulesEn, offerRules],
  [orderAgainEn, orderAgain],
  [orderDetailsEn, orderDetails],
  [orderSummaryEn, orderSummary],
  [pickListEn, pickList],
  [pincodeEn, pincode],
  [placedEn, placed],
  [placingEn, placing],
  [priceWhyEn, priceWhy],
  [queueEn, queue],
  [queueSavedEn, queueSaved],
  [sampleRulesEn, sampleRules],
  [samplesEn, samples],
  [statesEn, states],
  [stepsEn, steps],
];

/** The Tamil texts of the checkout. */
export function CheckoutTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
