"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { addressFields as addressFieldsEn } from "#texts/en/address-fields.ts";
import { addressModal as addressModalEn } from "#texts/en/address-modal.ts";
import { buy as buyEn } from "#texts/en/buy.ts";
import { card as cardEn } from "#texts/en/card.ts";
import { cartBar as cartBarEn } from "#texts/en/cart-bar.ts";
import { checkoutFrame as checkoutFrameEn } from "#texts/en/checkout-frame.ts";
import { consent as consentEn } from "#texts/en/consent.ts";
import { error as errorEn } from "#texts/en/error.ts";
import { fields as fieldsEn } from "#texts/en/fields.ts";
import { footer as footerEn } from "#texts/en/footer.ts";
import { fourPacks as fourPacksEn } from "#texts/en/four-packs.ts";
import { guestPrompt as guestPromptEn } from "#texts/en/guest-prompt.ts";
import { header as headerEn } from "#texts/en/header.ts";
import { noAnswer as noAnswerEn } from "#texts/en/no-answer.ts";
import { noResponse as noResponseEn } from "#texts/en/no-response.ts";
import { noScript as noScriptEn } from "#texts/en/no-script.ts";
import { notFound as notFoundEn } from "#texts/en/not-found.ts";
import { offerButton as offerButtonEn } from "#texts/en/offer-button.ts";
import { offerPopup as offerPopupEn } from "#texts/en/offer-popup.ts";
import { offerRules as offerRulesEn } from "#texts/en/offer-rules.ts";
import { outcome as outcomeEn } from "#texts/en/outcome.ts";
import { packCount as packCountEn } from "#texts/en/pack-count.ts";
import { pause as pauseEn } from "#texts/en/pause.ts";
import { pickList as pickListEn } from "#texts/en/pick-list.ts";
import { pincode as pincodeEn } from "#texts/en/pincode.ts";
import { price as priceEn } from "#texts/en/price.ts";
import { queueBar as queueBarEn } from "#texts/en/queue-bar.ts";
import { refusals as refusalsEn } from "#texts/en/refusals.ts";
import { sampleRules as sampleRulesEn } from "#texts/en/sample-rules.ts";
import { search as searchEn } from "#texts/en/search.ts";
import { signInLinks as signInLinksEn } from "#texts/en/sign-in-links.ts";
import { states as statesEn } from "#texts/en/states.ts";
import { tabs as tabsEn } from "#texts/en/tabs.ts";
import { trouble as troubleEn } from "#texts/en/trouble.ts";
import { ui as uiEn } from "#texts/en/ui.ts";
import { userMenu as userMenuEn } from "#texts/en/user-menu.ts";
import { addressFields } from "#texts/ta/address-fields.ts";
import { addressModal } from "#texts/ta/address-modal.ts";
import { buy } from "#texts/ta/buy.ts";
import { card } from "#texts/ta/card.ts";
import { cartBar } from "#texts/ta/cart-bar.ts";
import { checkoutFrame } from "#texts/ta/checkout-frame.ts";
import { consent } from "#texts/ta/consent.ts";
import { error } from "#texts/ta/error.ts";
import { fields } from "#texts/ta/fields.ts";
import { footer } from "#texts/ta/footer.ts";
import { fourPacks } from "#texts/ta/four-packs.ts";
import { guestPrompt } from "#texts/ta/guest-prompt.ts";
import { header } from "#texts/ta/header.ts";
import { noAnswer } from "#texts/ta/no-answer.ts";
import { noResponse } from "#texts/ta/no-response.ts";
import { noScript } from "#texts/ta/no-script.ts";
import { notFound } from "#texts/ta/not-found.ts";
import { offerButton } from "#texts/ta/offer-button.ts";
import { offerPopup } from "#texts/ta/offer-popup.ts";
import { offerRules } from "#texts/ta/offer-rules.ts";
import { outcome } from "#texts/ta/outcome.ts";
import { packCount } from "#texts/ta/pack-count.ts";
import { pause } from "#texts/ta/pause.ts";
import { pickList } from "#texts/ta/pick-list.ts";
import { pincode } from "#texts/ta/pincode.ts";
import { price } from "#texts/ta/price.ts";
import { queueBar } from "#texts/ta/queue-bar.ts";
import { refusals } from "#texts/ta/refusals.ts";
import { sampleRules } from "#texts/ta/sample-rules.ts";
import { search } from "#texts/ta/search.ts";
import { signInLinks } from "#texts/ta/sign-in-links.ts";
import { states } from "#texts/ta/states.ts";
import { tabs } from "#texts/ta/tabs.ts";
import { trouble } from "#texts/ta/trouble.ts";
import { ui } from "#texts/ta/ui.ts";
import { userMenu } from "#texts/ta/user-menu.ts";
import { UiWords } from "@/components/layout/ui-words";

const parts: PairOfTexts[] = [
  [addressFieldsEn, addressFields],
  [addressModalEn, addressModal],
  [buyEn, buy],
  [cardEn, card],
  [cartBarEn, cartBar],
  [checkoutFrameEn, checkoutFrame],
  [consentEn, consent],
  [errorEn, error],
  [fieldsEn, fields],
  [footerEn, footer],
  [fourPacksEn, fourPacks],
  [guestPromptEn, guestPrompt],
  [headerEn, header],
  [noAnswerEn, noAnswer],
  [noResponseEn, noResponse],
  [noScriptEn, noScript],
  [notFoundEn, notFound],
  [offerButtonEn, offerButton],
  [offerPopupEn, offerPopup],
  [offerRulesEn, offerRules],
  [outcomeEn, outcome],
  [packCountEn, packCount],
  [pauseEn, pause],
  [pickListEn, pickList],
  [pincodeEn, pincode],
  [priceEn, price],
  [queueBarEn, queueBar],
  [refusalsEn, refusals],
  [sampleRulesEn, sampleRules],
  [searchEn, search],
  [signInLinksEn, signInLinks],
  [statesEn, states],
  [tabsEn, tabs],
  [troubleEn, trouble],
  [uiEn, ui],
  [userMenuEn, userMenu],
];

/** The Tamil texts of what every page has. */
export function FrameTexts({ children }: { children: ReactNode }) {
  return <InTamil parts={parts}><UiWords>{children}</UiWords></InTamil>;
}
