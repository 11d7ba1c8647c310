"use client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { InTamil, type PairOfTexts } from "#lib/browser/language/texts.ts";
import { afterLoad } from "#lib/browser/page/after-load.ts";
import { buy as buyEn } from "#texts/en/buy.ts";
import { card as cardEn } from "#texts/en/card.ts";
import { checkoutFrame as checkoutFrameEn } from "#texts/en/checkout-frame.ts";
import { error as errorEn } from "#texts/en/error.ts";
import { footer as footerEn } from "#texts/en/footer.ts";
import { header as headerEn } from "#texts/en/header.ts";
import { offerButton as offerButtonEn } from "#texts/en/offer-button.ts";
import { packCount as packCountEn } from "#texts/en/pack-count.ts";
import { pause as pauseEn } from "#texts/en/pause.ts";
import { price as priceEn } from "#texts/en/price.ts";
import { signInLinks as signInLinksEn } from "#texts/en/sign-in-links.ts";
import { tabs as tabsEn } from "#texts/en/tabs.ts";
import { trouble as troubleEn } from "#texts/en/trouble.ts";
import { ui as uiEn } from "#texts/en/ui.ts";
import { userMenu as userMenuEn } from "#texts/en/user-menu.ts";
import { withoutScripts as withoutScriptsEn } from "#texts/en/without-scripts.ts";
import { buy } from "#texts/ta/buy.ts";
import { card } from "#texts/ta/card.ts";
import { checkoutFrame } from "#texts/ta/checkout-frame.ts";
import { error } from "#texts/ta/error.ts";
import { footer } from "#texts/ta/footer.ts";
import { header } from "#texts/ta/header.ts";
import { offerButton } from "#texts/ta/offer-button.ts";
import { packCount } from "#texts/ta/pack-count.ts";
import { pause } from "#texts/ta/pause.ts";
import { price } from "#texts/ta/price.ts";
import { signInLinks } from "#texts/ta/sign-in-links.ts";
import { tabs } from "#texts/ta/tabs.ts";
import { trouble } from "#texts/ta/trouble.ts";
import { ui } from "#texts/ta/ui.ts";
import { userMenu } from "#texts/ta/user-menu.ts";
import { withoutScripts } from "#texts/ta/without-scripts.ts";
import { UiWords } from "@/components/layout/ui-words";

const parts: PairOfTexts[] = [
  [buyEn, buy],
  [cardEn, card],
  [checkoutFrameEn, checkoutFrame],
  [errorEn, error],
  [footerEn, footer],
  [headerEn, header],
  [offerButtonEn, offerButton],
  [packCountEn, packCount],
  [pauseEn, pause],
  [priceEn, price],
  [signInLinksEn, signInLinks],
  [tabsEn, tabs],
  [troubleEn, trouble],
  [uiEn, ui],
  [userMenuEn, userMenu],
  [withoutScriptsEn, withoutScripts],
];

/**
 * The Tamil texts of what every page has: first those of the frame, and when the page has loaded those of what opens later. A
 * fetch that failed leaves those in English until the next page.
 */
export function FrameTexts({ children }: { children: ReactNode }) {
  const [late, setLate] = useState<typeof import("#lib/browser/language/late-tamil.ts") | null>(null);
  useEffect(
    () =>
      afterLoad(() => {
        import("#lib/browser/language/late-tamil.ts").then(setLate, () => {});
      }),
    [],
  );
  const all = useMemo(() => (late ? [...parts, ...late.parts] : parts), [late]);
  return (
    <InTamil parts={all}>
      <UiWords said={late?.said} say={late?.say}>
        {children}
      </UiWords>
    </InTamil>
  );
}
