import { amountRows } from "#lib/shop/amounts.ts";
import type { CartLine } from "#lib/shop/cart.ts";
import { discountNames, explainPrice } from "#lib/shop/price-explanation.ts";
import { type Eligibility, quote } from "#lib/shop/pricing.ts";
import { SumList } from "@/components/ui/sum-list";

type Props = { lines: CartLine[]; eligibility: Eligibility };

/** What the cart comes to for a customer who stands so, and why. */
export function CartSummary({ lines, eligibility }: Props) {
  const quoted = quote(lines, eligibility);
  const kind = quoted.discountKind;
  const why = explainPrice({ lines, eligibility, kind });
  return (
    <>
      <SumList rows={amountRows(quoted, kind ? discountNames[kind] : undefined)} />
      {why && <p className="price-why">{why}</p>}
    </>
  );
}
