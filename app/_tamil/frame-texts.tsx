"use client";
import type { ReactNode } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { buy as buyEn } from "#texts/en/buy.ts";
import { card as cardEn } from "#texts/en/card.ts";
import { cartBar as cartBarEn } from "#texts/en/cart-bar.ts";
import { checkoutFrame as checkoutFrameEn } from "#texts/en/checkout-frame.ts";
import { consent as consentEn } from "#texts/en/consent.ts";
import { error as errorEn } from "#texts/en/error.ts";
import { footer as footerEn } from "#texts/en/footer.ts";
import { fourPacks as fourPacksEn } from "#texts/en/four-packs.ts";
import { guestPrompt as guestPromptEn } from "#texts/en/guest-prompt.ts";
import { header as headerEn } from "#texts/en/header.ts";
import { noResponse as noResponseEn } from "#texts/en/no-response.ts";
import { noScript as noScriptEn } from "#texts/en/no-script.ts";
import { notFound as notFoundEn } from "#texts/en/not-found.ts";
import { offerButton as offerButtonEn } from "#texts/en/offer-button.ts";
import { offerPopup as offerPopupEn } from "#texts/en/offer-popup.ts";
import { packCount as packCountEn } from "#texts/en/pack-count.ts";
import { pause as pauseEn } from "#texts/en/pause.ts";
import { price as priceEn } from "#texts/en/price.ts";
import { search as searchEn } from "#texts/en/search.ts";
import { tabs as tabsEn } from "#texts/en/tabs.ts";
import { trouble as troubleEn } from "#texts/en/trouble.ts";
import { ui as uiEn } from "#texts/en/ui.ts";
import { buy } from "#texts/ta/buy.ts";
import { card } from "#texts/ta/card.ts";
import { cartBar } from "#texts/ta/cart-bar.ts";
import { checkoutFrame } from "#texts/ta/checkout-frame.ts";
import { consent } from "#texts/ta/consent.ts";
import { error } from "#texts/ta/error.ts";
import { footer } from "#texts/ta/footer.ts";
import { fourPacks } from "#texts/ta/four-packs.ts";
import { guestPrompt } from "#texts/ta/guest-prompt.ts";
import { header } from "#texts/ta/header.ts";
import { noResponse } from "#texts/ta/no-response.ts";
import { noScript } from "#texts/ta/no-script.ts";
import { notFound } from "#texts/ta/not-found.ts";
import { offerButton } from "#texts/ta/offer-button.ts";
import { offerPopup } from "#texts/ta/offer-popup.ts";
import { packCount } from "#texts/ta/pack-count.ts";
import { pause } from "#texts/ta/pause.ts";
import { price } from "#texts/ta/price.ts";
import { search } from "#texts/ta/search.ts";
import { tabs } from "#texts/ta/tabs.ts";
import { trouble } from "#texts/ta/trouble.ts";
import { ui } from "#texts/ta/ui.ts";
import { UiWords } from "@/components/layout/ui-words";

const parts: PairOfTexts[] = [
  [buyEn, buy],
  [cardEn, card],
  [cartBarEn, cartBar],
  [checkoutFrameEn, checkoutFrame],
  [consentEn, consent],
  [errorEn, error],
  [footerEn, footer],
  [fourPacksEn, fourPacks],
  [guestPromptEn, guestPrompt],
  [headerEn, header],
  [noResponseEn, noResponse],
  [noScriptEn, noScript],
  [notFoundEn, notFound],
  [offerButtonEn, offerButton],
  [offerPopupEn, offerPopup],
  [packCountEn, packCount],
  [pauseEn, pause],
  [priceEn, price],
  [searchEn, search],
  [tabsEn, tabs],
  [troubleEn, trouble],
  [uiEn, ui],
];

/** The Tamil texts of what every page has. */
export function FrameTexts({ children }: { children: ReactNode }) {
  return (
    <InTamil parts={parts}>
      <UiWords>{children}</UiWords>
    </InTamil>
  );
}
