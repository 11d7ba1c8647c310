import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { DEFAULT_LANGUAGE, type Language, SECOND_LANGUAGE } from "#lib/shop/language/language.ts";
import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { waitsForPayment } from "#lib/shop/order/payment.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { forPackers, inEnglish } from "./packer-words.ts";
import { parcelGrams, pickLines } from "./pick-list.ts";

/** How many packs, or samples, of one product are to be taken from the shelf; `grams` is the weight of one. */
type PackTotal = { name: string; grams: number; isSample: boolean; qty: number };

const totalOf = (item: Line): PackTotal => ({
  name: item.name,
  grams: gramsOfItem(item),
  isSample: isSample(item),
  qty: item.qty,
});

/** The totals of several orders: packs first, then samples, each by name. Packs of two sizes are two totals. */
export function packTotals(orders: Order[]): PackTotal[] {
  const totals = new Map<string, PackTotal>();
  for (const total of orders.flatMap(({ items }) => items.map(totalOf))) {
    const key = `${total.isSample} ${total.grams} ${total.name}`;
    total.qty += totals.get(key)?.qty ?? 0;
    totals.set(key, total);
  }
  return [...totals.values()].sort(
    (a, b) => Number(a.isSample) - Number(b.isSample) || a.name.localeCompare(b.name, "en") || a.grams - b.grams,
  );
}

/** Orders to pack of one state of payment and one zone of delivery: 'Ready to pack, Tamil Nadu'. */
export type PackGroup = { name: string; isReady: boolean; orders: Order[] };

/**
 * The orders to pack in groups: those that may leave before those that wait for their payment, the home state before
 * the others. In each a customer's first order comes first, then the oldest. An empty group is left out.
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

/** The reason, as a sentence, why an order should not be shipped yet, or null. A shipped order may get another tracking number. */
export function whyNotShip(order: Order): string | null {
  const { parcel } = rowOf(order.status);
  if (parcel === "sent") return null;
  if (parcel !== "packed") return "It is not packed yet.";
  return waitsForPayment(order) ? "It is not paid yet." : null;
}

/** So long after another one, in milliseconds, an equal order of the same phone number may be that one, sent twice. */
const TWICE_MS = 90_000;

/** Which orders are the same as one a moment before, in words, by their ids. @param orders oldest first */
export function sameAsBefore(orders: Order[]): Map<string, string> {
  const latest = new Map<string, Order>();
  const same = new Map<string, string>();
  for (const order of orders) {
    const key = [order.guest_phone, ...pickLines(order.items).sort()].join("\n");
    const before = latest.get(key);
    if (before && Date.parse(order.created_at) - Date.parse(before.created_at) <= TWICE_MS)
      same.set(order.order_id, `the same as ${spokenNumber(before.order_id)}, a minute before`);
    latest.set(key, order);
  }
  return same;
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

/**
 * The line of a total: 'Black Pepper, 200 g', for packers 'மிளகு, 200 கிராம்'. What the shop no longer sells has its
 * English name only.
 */
export function totalName({ name, grams, isSample: sample }: PackTotal, language: Language = DEFAULT_LANGUAGE): string {
  const t = language === DEFAULT_LANGUAGE ? inEnglish : forPackers;
  return t("line", { name: lineNameIn(language, name), grams, kind: sample ? "sample" : "pack" });
}

/** An order's line as a packer reads it, below the English. */
export const lineForPackers = (item: Line): string => totalName(totalOf(item), SECOND_LANGUAGE);

/** Where a parcel goes, in a line: '600004 Chennai, Tamil Nadu'. */
export function destination({ address: { pincode, city }, state }: Order): string {
  return [[pincode, city].filter(Boolean).join(" "), state].filter(Boolean).join(", ");
}
