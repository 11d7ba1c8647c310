import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import { waitsForPayment } from "#lib/shop/order/payment.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { parcelGrams, pickLines } from "./pick-list.ts";

/** How many packs, or samples, of one product are to be taken from the shelf; `grams` is the weight of one. */
export type PackTotal = { name: string; grams: number; isSample: boolean; qty: number };

/** The totals of several orders: packs first, then samples, each by name. Packs of two sizes are two totals. */
export function packTotals(orders: Order[]): PackTotal[] {
  const totals = new Map<string, PackTotal>();
  for (const item of orders.flatMap(({ items }) => items)) {
    const { name, qty } = item;
    const sample = isSample(item);
    const grams = gramsOfItem(item);
    const key = `${sample} ${grams} ${name}`;
    const before = totals.get(key)?.qty ?? 0;
    totals.set(key, { name, grams, isSample: sample, qty: before + qty });
  }
  return [...totals.values()].sort(
    (a, b) => Number(a.isSample) - Number(b.isSample) || a.name.localeCompare(b.name, "en") || a.grams - b.grams,
  );
}

/** Orders to pack of one state of payment and one zone of delivery: 'Ready to pack, Tamil Nadu'. */
export type PackGroup = { name: string; isReady: boolean; orders: Order[] };

/**
 * The orders to pack in groups: those that may leave before those that wait for their payment, the home state before the
 * others. In each a customer's first order comes first, then the oldest. An empty group is left out.
 * @param orders oldest first
 */
export function packGroups(orders: Order[]): PackGroup[] {
  const zonesOf = (isReady: boolean) =>
    [true, false].map((isHome) => ({
      name: `${isReady ? "Ready to pack" : "Waiting for payment"}, ${isHome ? HOME_STATE : "elsewhere"}`,
      isReady,
      orders: orders
        .filter((order) => waitsForPayment(order) !== isReady && (order.state === HOME_STATE) === isHome)
        .sort((a, b) => Number(b.isFirstTimeOrder) - Number(a.isFirstTimeOrder)),
    }));
  return [...zonesOf(true), ...zonesOf(false)].filter((group) => group.orders.length > 0);
}

/** What all of it is, in a line: '40 orders, 112 packs, 14 samples, 23.1 kg'. */
export function packSummary(orders: Order[]): string {
  const count = (samples: boolean) =>
    packTotals(orders).reduce((sum, { isSample: sample, qty }) => sum + (sample === samples ? qty : 0), 0);
  const grams = orders.reduce((sum, { items }) => sum + parcelGrams(items), 0);
  const inWords = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const parts = [inWords(orders.length, "order"), inWords(count(false), "pack")];
  if (count(true) > 0) parts.push(inWords(count(true), "sample"));
  return [...parts, `${(grams / 1000).toFixed(1)} kg`].join(", ");
}

/** The line of a total: 'Black Pepper, 200 g'. */
export function totalName({ name, grams, isSample: sample }: PackTotal): string {
  return `${name}, ${grams} g${sample ? " sample" : ""}`;
}

/** Where a parcel goes, in a line: '600004 Chennai, Tamil Nadu'. */
export function destination({ address: { pincode, city }, state }: Order): string {
  return [[pincode, city].filter(Boolean).join(" "), state].filter(Boolean).join(", ");
}

/** The totals per product, then each order with staff's note and its lines, as plain text. @param orders oldest first */
export function toPackText(orders: Order[]): string {
  const totals = packTotals(orders).map((total) => `${String(total.qty).padStart(5)}  ${totalName(total)}`);
  const each = orders.map(({ items, ...order }) => {
    const heading = `${spokenNumber(order.order_id)}  ${order.guest_name}, ${destination({ items, ...order })}`;
    const note = order.note === null ? [] : [`For the packer: ${order.note.replace(/\s+/g, " ")}`];
    return [heading, ...[...note, ...pickLines(items)].map((line) => `         ${line}`)].join("\n");
  });
  return `${[`To pack: ${packSummary(orders)}`, totals.join("\n"), ...each].filter(Boolean).join("\n\n")}\n`;
}
