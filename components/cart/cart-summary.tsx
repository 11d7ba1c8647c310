import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { billRows } from "#lib/shop/pricing/bill.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { bill } from "#texts/en/bill.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { SumList } from "./sum-list";

type Props = {
  lines: CartLine[];
  eligibility: Eligibility;
  /** Samples were had by an order from this browser. */
  samplesHad?: boolean;
};

/** The cart's total for a customer of this eligibility, and the reason for it. */
export function CartSummary({ lines, eligibility, samplesHad = false }: Props) {
  const language = useLanguage();
  const rows = useTexts(bill);
  const reasons = useTexts(priceWhy);
  const quoted = quote(lines, eligibility);
  const why = explainPrice({ lines, eligibility, kind: quoted.promotion, samplesHad, language }, reasons);
  return (
    <>
      <SumList rows={billRows(quoted, rows, language)} />
      {why && <p className="mt-2 text-[0.9375rem] text-leaf first-letter:uppercase">{why}</p>}
    </>
  );
}
