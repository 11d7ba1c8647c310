"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { account as accountEn } from "#texts/en/account.ts";
import { addressLines as addressLinesEn } from "#texts/en/address-lines.ts";
import { adoptOrder as adoptOrderEn } from "#texts/en/adopt-order.ts";
import { bill as billEn } from "#texts/en/bill.ts";
import { claimOffer as claimOfferEn } from "#texts/en/claim-offer.ts";
import { contactFields as contactFieldsEn } from "#texts/en/contact-fields.ts";
import { delivery as deliveryEn } from "#texts/en/delivery.ts";
import { forgotPassword as forgotPasswordEn } from "#texts/en/forgot-password.ts";
import { login as loginEn } from "#texts/en/login.ts";
import { mailNote as mailNoteEn } from "#texts/en/mail-note.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { orderAgain as orderAgainEn } from "#texts/en/order-again.ts";
import { orderStatus as orderStatusEn } from "#texts/en/order-status.ts";
import { orderStatuses as orderStatusesEn } from "#texts/en/order-statuses.ts";
import { orders as ordersEn } from "#texts/en/orders.ts";
import { pickList as pickListEn } from "#texts/en/pick-list.ts";
import { profile as profileEn } from "#texts/en/profile.ts";
import { queue as queueEn } from "#texts/en/queue.ts";
import { queueSaved as queueSavedEn } from "#texts/en/queue-saved.ts";
import { register as registerEn } from "#texts/en/register.ts";
import { signInProblems as signInProblemsEn } from "#texts/en/sign-in-problems.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { account } from "#texts/ta/account.ts";
import { addressLines } from "#texts/ta/address-lines.ts";
import { adoptOrder } from "#texts/ta/adopt-order.ts";
import { bill } from "#texts/ta/bill.ts";
import { claimOffer } from "#texts/ta/claim-offer.ts";
import { contactFields } from "#texts/ta/contact-fields.ts";
import { delivery } from "#texts/ta/delivery.ts";
import { forgotPassword } from "#texts/ta/forgot-password.ts";
import { login } from "#texts/ta/login.ts";
import { mailNote } from "#texts/ta/mail-note.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { orderAgain } from "#texts/ta/order-again.ts";
import { orderStatus } from "#texts/ta/order-status.ts";
import { orderStatuses } from "#texts/ta/order-statuses.ts";
import { orders } from "#texts/ta/orders.ts";
import { pickList } from "#texts/ta/pick-list.ts";
import { profile } from "#texts/ta/profile.ts";
import { queue } from "#texts/ta/queue.ts";
import { queueSaved } from "#texts/ta/queue-saved.ts";
import { register } from "#texts/ta/register.ts";
import { signInProblems } from "#texts/ta/sign-in-problems.ts";
import { states } from "#texts/ta/states.ts";

const parts: PairOfTexts[] = [
  [accountEn, account],
  [addressLinesEn, addressLines],
  [adoptOrderEn, adoptOrder],
  [billEn, bill],
  [claimOfferEn, claimOffer],
  [contactFieldsEn, contactFields],
  [deliveryEn, delivery],
  [forgotPasswordEn, forgotPassword],
  [loginEn, login],
  [mailNoteEn, mailNote],
  [offerRulesEn, offerRules],
  [orderAgainEn, orderAgain],
  [orderStatusEn, orderStatus],
  [orderStatusesEn, orderStatuses],
  [ordersEn, orders],
  [pickListEn, pickList],
  [profileEn, profile],
  [queueEn, queue],
  [queueSavedEn, queueSaved],
  [registerEn, register],
  [signInProblemsEn, signInProblems],
  [statesEn, states],
];

/** The Tamil texts of account and orders. */
export function AccountTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}>{children}</InTamil>;
}
