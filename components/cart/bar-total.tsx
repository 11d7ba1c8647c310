import { useTexts } from "#lib/browser/language/texts.ts";
import { itemCount } from "#lib/shop/cart/cart.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { packCount } from "#texts/en/pack-count.ts";
import "@/components/ui/checkout-bar.css";
import { Taxes } from "./taxes";

type Props = { lines: Line[]; total: number };

/**
 * Beside the button of a bar at the window's foot: what is ordered and its total. A computer shows it in the bill
 * alone.
 */
export function BarTotal({ lines, total }: Props) {
  return (
    <p className="bar-total lg:hidden">
      <span className="block text-xs text-tamarind">{itemCount(lines, useTexts(packCount))}</span>
      <strong className="whitespace-nowrap font-display text-xl">{rupees(total)}</strong> <Taxes />
    </p>
  );
}
