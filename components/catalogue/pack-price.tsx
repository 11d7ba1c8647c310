"use client";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { weightText } from "#lib/shop/catalogue/weights.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Pack } from "#lib/shop/pricing/pack-price.ts";
import { price as priceTexts } from "#texts/en/price.ts";

type Props = {
  /** What is sold; its price is in whole rupees for one, before any offer. */
  pack: Pack;
  /** The pack's weight, where nothing beside the price names it. */
  grams?: number;
};

/** What a pack costs this shopper, and what it cost before. */
export function PackPrice({ pack, grams }: Props) {
  const t = useTexts(priceTexts);
  const language = useLanguage();
  const { price, before, label } = useShownPrice(pack, pack.madeOn);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {label !== null && <span className="font-semibold text-leaf text-sm">{label}</span>}
      <span className="whitespace-nowrap">
        <span className="pack-price font-display text-2xl">{rupees(price)}</span>
        {before !== null && (
          <s className="ml-2">
            <span className="sr-only">{`${t("insteadOf")} `}</span>
            {rupees(before)}
          </s>
        )}
      </span>
      {grams !== undefined && (
        <span className="text-tamarind">{t("forWeight", { weight: weightText(grams, language) })}</span>
      )}
    </span>
  );
}
