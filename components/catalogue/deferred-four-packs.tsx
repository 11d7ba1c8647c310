"use client";
import { type ComponentType, useEffect, useState } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { knownShop } from "#lib/browser/shop-state/known-shop.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { type FourPacksTexts, fourPacks } from "#texts/en/four-packs.ts";

type Props = { state: ShopState; language: Language; t: Translate<FourPacksTexts> };

/** Four packs to add on the page for unknown addresses. Every page brings that page along, so their code is loaded only there. */
export function DeferredFourPacks() {
  const t = useTexts(fourPacks);
  const language = useLanguage();
  const [Packs, setPacks] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    // Offline it can't be loaded: the page says what it has to say without it.
    import("./four-packs").then(
      ({ FourPacks }) => setPacks(() => FourPacks),
      () => {},
    );
  }, []);
  return Packs && <Packs state={knownShop()} language={language} t={t} />;
}
