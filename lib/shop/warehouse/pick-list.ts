import { rupees } from "#lib/shop/language/money.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { type PickListTexts, pickList } from "#texts/en/pick-list.ts";

const sum = (items: Line[]) => items.reduce((total, item) => total + item.qty, 0);

/** An order's items, paid packs and free samples apart. */
export function paidAndSamples(items: Line[]): { paid: Line[]; samples: Line[] } {
  return { paid: items.filter((item) => !isSample(item)), samples: items.filter(isSample) };
}

/**
 * Items as rows: quantity, name, amount.
 * @param t the texts of the page's language
 * @param nameOf gives a product's name in that language by its English one
 */
export function pickRows(
  items: Line[],
  t: Translate<PickListTexts> = translate(pickList),
  nameOf = (name: string) => name,
): { name: string; value: string }[] {
  return items.map((item) => ({
    name: `${nameOf(item.name)} × ${item.qty}`,
    value: isSample(item) ? t("free") : rupees(item.price * item.qty),
  }));
}

/** What to take from the shelf for a line: '2 × Black Pepper, 200 g'. */
export function pickLine(item: Line): string {
  return `${item.qty} × ${item.name}, ${gramsOfItem(item)} g${isSample(item) ? " sample" : ""}`;
}

/** The same for all items, a line each. */
export const pickLines = (items: Line[]): string[] => items.map(pickLine);

/** What the packs and samples of a parcel weigh together, in grams, by their net quantities. */
export function parcelGrams(items: Line[]): number {
  return items.reduce((total, item) => total + item.qty * gramsOfItem(item), 0);
}

/**
 * What the warehouse counts before it closes the parcel: '3 lines, 5 packs, 1.0 kg'. @param t the texts of the page's
 * language
 */
export function pickCount(items: Line[], t: Translate<PickListTexts> = translate(pickList)): string {
  const { paid, samples } = paidAndSamples(items);
  const grams = parcelGrams(items);
  return t("count", {
    lines: items.length,
    packs: sum(paid),
    samples: sum(samples),
    kilos: (grams / 1000).toFixed(grams % 100 === 0 ? 1 : 2),
  });
}
