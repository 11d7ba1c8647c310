import { useSamplesHad } from "#lib/browser/cart/use-samples.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import type { Bill } from "#lib/shop/pricing/quote.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { SumList } from "./sum-list";

type Props = { bill: Bill; lines: Line[]; eligibility: Eligibility };

/** A bill's figures, and the reason for them. */
export function ExplainedBill({ bill, lines, eligibility }: Props) {
  const language = useLanguage();
  const reasons = useTexts(priceWhy);
  const samplesHad = useSamplesHad();
  const why = explainPrice({ lines, eligibility, kind: bill.promotion, samplesHad, language }, reasons);
  return (
    <>
      <SumList bill={bill} />
      {why && <p className="mt-2 text-[0.9375rem] text-leaf first-letter:uppercase">{why}</p>}
    </>
  );
}
