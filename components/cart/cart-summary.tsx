import { amountRows } from "#lib/shop/amounts.ts";
import type { CartLine } from "#lib/shop/cart.ts";
import { discountNames, explainPrice } from "#lib/shop/price-explanation.ts";
import { quote, type Standing } from "#lib/shop/pricing.ts";
import { SumList } from "@/components/ui/sum-list";

type Props = { lines: CartLine[]; standing: Standing };

/** What the cart comes to for a customer who stands so, and why. */
export function CartSummary({ lines, standing }: Props) {
  const quoted = quote(lines, standing);
  const kind = quoted.discountKind;
  const why = explainPrice({ lines, standing, kind });
  return (
    <>
      <SumList rows={amountRows(quoted, kind ? discountNames[kind] : undefined)} />
      {why && <p className="price-why">{why}</p>}
    </>
  );
}
