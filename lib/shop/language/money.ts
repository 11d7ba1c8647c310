let inRupees: Intl.NumberFormat | undefined;

/** Below this nothing is grouped. */
const SMALL = 1000;

/**
 * Whole rupees as an Indian reader writes them: 120000 is '₹1,20,000'. Small amounts, such as a pack's price, do not
 * use the browser's number format: creating it is the longest single task of a page's start.
 */
export function rupees(amount: number): string {
  if (Number.isInteger(amount) && amount >= 0 && amount < SMALL) return `₹${amount}`;
  inRupees ??= new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  return inRupees.format(amount);
}

/**
 * A share of an amount, both in whole rupees, rounded half up. The one place where money is rounded: it is applied
 * once, to the discount, never to a line.
 * @param percent 0 to 100
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** The price of one gram, as the label rules require it: 200 rupees for 200 g is '₹1.00'. */
export function pricePerGram(price: number, grams: number): string {
  return `₹${(price / grams).toFixed(2)}`;
}
