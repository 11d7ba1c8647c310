import * as z from "zod/mini";
import { gstCodeOf } from "#lib/shop/customer/states.ts";

/** What of a line a bill says, in paise, taxes included where not stated otherwise. */
export const lineAmountsSchema = z.object({
  /** Packs times price, and this line's share of the order's discount. */
  gross: z.int(),
  discount: z.int(),
  /** Without taxes. */
  taxable: z.int(),
  /** Inside the seller's state both halves, to another one the whole. */
  cgst: z.int(),
  sgst: z.int(),
  igst: z.int(),
  /** What was paid for it: gross less discount, and taxable with all taxes. */
  total: z.int(),
});
export type LineAmounts = z.infer<typeof lineAmountsSchema>;

/** A line to be taxed: what it costs, in paise, and its rate in percent. */
export type Taxable = { gross: number; rate: number };

/**
 * What of each line is tax. Prices include it, and the discount is taken off before it: the sums of all lines are what
 * was paid, to the paisa. The tax is rounded, the taxable value takes the rest; inside a state both halves are alike.
 * @param discount of the whole order, in paise, at most the sum of the lines
 * @param isSameState true where the goods stay in the seller's state
 */
export function lineAmounts(lines: Taxable[], discount: number, isSameState: boolean): LineAmounts[] {
  const whole = lines.reduce((sum, { gross }) => sum + gross, 0);
  let before = 0;
  // The share of all lines up to one, so that no paisa is lost or made on the way.
  const shareUpTo = (amount: number) => (whole === 0 ? 0 : Math.round((discount * amount) / whole));
  return lines.map(({ gross, rate }) => {
    const share = shareUpTo(before + gross) - shareUpTo(before);
    before += gross;
    const total = gross - share;
    const tax = (total * rate) / (100 + rate);
    const half = isSameState ? Math.round(tax / 2) : 0;
    const igst = isSameState ? 0 : Math.round(tax);
    return { gross, discount: share, taxable: total - 2 * half - igst, cgst: half, sgst: half, igst, total };
  });
}

const amountNames = Object.keys(lineAmountsSchema.shape) as (keyof LineAmounts)[];
/** Amounts of which each is made so. */
const amountsBy = (amountOf: (name: keyof LineAmounts) => number) =>
  Object.fromEntries(amountNames.map((name) => [name, amountOf(name)])) as LineAmounts;

/** The sums of these amounts. */
export const sumOf = (amounts: LineAmounts[]): LineAmounts =>
  amountsBy((name) => amounts.reduce((sum, each) => sum + each[name], 0));

/** What a credit note takes back counts against the bills. */
export const negated = (amounts: LineAmounts): LineAmounts => amountsBy((name) => -amounts[name]);

/** A state as returns write it: '33-Tamil Nadu'. */
export function placeOfSupply(state: string): string {
  const code = gstCodeOf(state);
  return code ? `${code}-${state}` : state;
}

/** Paise as a bill and a spreadsheet write them: 18000 is '180.00'. */
export function paise(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
