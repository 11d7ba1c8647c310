import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { isSample, SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
import type { OrderItem } from "#lib/shop/order/order.ts";
import { rupees } from "#lib/shop/pricing/money.ts";
import { type PickListTexts, pickList } from "#texts/en/pick-list.ts";

const sum = (items: OrderItem[]) => items.reduce((total, item) => total + item.qty, 0);

/** An order's items, paid packs and free samples apart. */
export function paidAndSamples(items: OrderItem[]): { paid: OrderItem[]; samples: OrderItem[] } {
  return { paid: items.filter((item) => !isSample(item)), samples: items.filter(isSample) };
}

/**
 * Items as rows: quantity, name, amount.
 * @param t the texts of the page's language
 * @param nameOf gives a product's name in that language by its English one
 */
export function pickRows(
  items: OrderItem[],
  t: Translate<PickListTexts> = translate(pickList),
  nameOf = (name: string) => name,
): { name: string; value: string }[] {
  return items.map((item) => ({
    name: `${nameOf(item.name)} × ${item.qty}`,
    value: isSample(item) ? t("free") : rupees(item.price * item.qty),
  }));
}

/** What to take from the shelf, a line each: '2 × Black Pepper, 200 g'. */
export function pickLines(items: OrderItem[]): string[] {
  return items.map((item) => {
    const grams = isSample(item) ? SAMPLE_GRAMS : gramsOf(item.name);
    return `${item.qty} × ${item.name}, ${grams} g${isSample(item) ? " sample" : ""}`;
  });
}

/** What the packs and samples of a parcel weigh together, in grams, by their net quantities. */
export function parcelGrams(items: OrderItem[]): number {
  const { paid, samples } = paidAndSamples(items);
  return paid.reduce((total, { name, qty }) => total + qty * gramsOf(name), sum(samples) * SAMPLE_GRAMS);
}

/** What the warehouse counts before it closes the parcel: '3 lines, 5 packs, 1.0 kg'. @param t the texts of the page's language */
export function pickCount(items: OrderItem[], t: Translate<PickListTexts> = translate(pickList)): string {
  const { paid, samples } = paidAndSamples(items);
  const grams = parcelGrams(items);
  return t("count", {
    lines: items.length,
    packs: sum(paid),
    samples: sum(samples),
    kilos: (grams / 1000).toFixed(grams % 100 === 0 ? 1 : 2),
  });
}
