import { useTexts } from "#lib/browser/language/texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { bill } from "#texts/en/bill.ts";

type Props = { amount: number; className?: string };

/** What a customer is to pay, in whole rupees, and below it that all taxes are in it. */
export function Total({ amount, className = "font-display text-xl" }: Props) {
  return (
    <span className={className}>
      <span>{rupees(amount)}</span> <small className="block font-normal font-text">{useTexts(bill)("taxes")}</small>
    </span>
  );
}
