import * as z from "zod/mini";
import { taxKinds } from "#lib/shop/content/tax-kinds.ts";
import { addressLine } from "#lib/shop/customer/address-line.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import { type LineAmounts, lineAmounts, lineAmountsSchema, sumOf } from "./gst.ts";

/**
 * What taxes a product: its code of the harmonised system, and the percent; undefined for what the shop does not know.
 */
type TaxOf = (slug: string) => { hsn: string; rate: number } | undefined;
/** By which a bill is made: who sells, what the numbers begin with, and what taxes a product. */
export type TaxFacts = { seller: Seller; prefix: string; taxOf: TaxOf };

/** The seller as a bill names them; null for a number that there is not, or only as a sample. */
const sellerSchema = z.object({
  tax_kind: z.enum(taxKinds),
  gstin: z.nullable(z.string()),
  legal_name: z.string(),
  address: z.string(),
  state: z.string(),
  fssai: z.nullable(z.string()),
  contact: z.string(),
});
export type Seller = z.infer<typeof sellerSchema>;

/**
 * The paper that goes with a parcel, or the credit note that takes it back, as it was made: what the shop changes later
 * changes none. Amounts are in paise, positive on both tax documents.
 */
export const taxBillSchema = z.object({
  series: z.string(),
  n: z.int(),
  order_id: z.string(),
  /** When it was made, ISO 8601, and that day in India. */
  at: z.string(),
  day: z.string(),
  /** The number of the bill that this credit note takes back; null on a bill. */
  credits: z.nullable(z.string()),
  /** Undone before the parcel left: it counts nothing, and its number stays. */
  is_void: z.boolean(),
  seller: sellerSchema,
  buyer: z.object({ name: z.string(), address: z.string(), state: z.string() }),
  lines: z.array(
    z.object({
      name: z.string(),
      grams: z.int(),
      qty: z.int(),
      price: z.int(),
      hsn: z.string(),
      rate: z.number(),
      ...lineAmountsSchema.shape,
    }),
  ),
  sums: lineAmountsSchema,
});
export type TaxBill = z.infer<typeof taxBillSchema>;
/** A paper before the store gives it the next number of its series. */
export type Unnumbered = Omit<TaxBill, "n">;
export type TaxLine = TaxBill["lines"][number];

const DELIVERY = { name: "Delivery", grams: 0, qty: 1, hsn: "9968" };

/**
 * The bill of an order; what the shop no longer sells has the highest rate of the order's others. @param at now, ISO
 * 8601
 */
export function billOf(order: Order, { seller, prefix, taxOf }: TaxFacts, at: string): Unnumbered {
  const { address, items, delivery_charge, discount_amount } = order;
  const known = items.map(({ slug = "" }) => taxOf(slug));
  // What goes along with goods is taxed as these are, at their highest rate.
  const highest = Math.max(0, ...known.map((tax) => tax?.rate ?? 0));
  const isTaxed = seller.tax_kind === "regular";
  const isSameState = address.state === seller.state;
  const goods = items.map((item, index) => ({
    name: item.name,
    grams: gramsOfItem(item),
    qty: item.qty,
    price: item.price * 100,
    hsn: known[index]?.hsn ?? "",
    rate: isTaxed ? (known[index]?.rate ?? highest) : 0,
  }));
  const delivery = { ...DELIVERY, price: delivery_charge * 100, rate: isTaxed ? highest : 0 };
  const lines = [
    ...priced(goods, discount_amount * 100, isSameState),
    ...priced(delivery_charge > 0 ? [delivery] : [], 0, isSameState),
  ];
  const day = indianDay(new Date(at));
  return {
    series: seriesOf(prefix, false, day),
    order_id: order.order_id,
    at,
    day,
    credits: null,
    is_void: false,
    seller,
    buyer: { name: order.guest_name, address: addressLine(address), state: address.state },
    lines,
    sums: sumOf(lines),
  };
}

function priced(rows: Omit<TaxLine, keyof LineAmounts>[], discount: number, isSameState: boolean): TaxLine[] {
  const costs = rows.map(({ price, qty, rate }) => ({ gross: price * qty, rate }));
  const amounts = lineAmounts(costs, discount, isSameState);
  return rows.map((row, index) => ({ ...row, ...(amounts[index] as LineAmounts) }));
}

/** Does the bill of a changed order say anything else than the one before? */
export const saysOther = (before: Unnumbered, after: Unnumbered): boolean =>
  JSON.stringify([before.lines, before.buyer]) !== JSON.stringify([after.lines, after.buyer]);

/** The credit note that takes a whole bill back. @param at now, ISO 8601 */
export function creditNoteOf(bill: TaxBill, prefix: string, at: string): Unnumbered {
  const day = indianDay(new Date(at));
  return { ...bill, series: seriesOf(prefix, true, day), at, day, credits: numberOf(bill) };
}

/** A paper whose buyer is erased: their state stays, by which it was taxed. */
export const erasedBuyer = (bill: TaxBill): TaxBill => ({ ...bill, buyer: { ...bill.buyer, name: "", address: "" } });

/**
 * What the paper is called: taxed and untaxed goods may stand on one for somebody who is not registered.
 */
export function paperName({ credits, seller, lines }: Pick<TaxBill, "credits" | "seller" | "lines">): string {
  if (credits !== null) return "Credit note";
  if (seller.tax_kind === "unregistered") return "Bill";
  const rates = lines.filter(({ total }) => total > 0).map(({ rate }) => rate);
  if (seller.tax_kind === "composition" || rates.every((rate) => rate === 0)) return "Bill of supply";
  return rates.some((rate) => rate === 0) ? "Invoice-cum-bill of supply" : "Tax invoice";
}

/** The financial year of India that a day is in, from April to March: '26-27' for '2026-11-27' and for '2027-03-31'. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
}

/** A number has at most 16 characters, by law: 3 of the prefix, 5 of the year, two strokes, 6 digits. */
const DIGITS = 6;

/**
 * The name of the series in which bills are numbered one after the other: one for each financial year and each kind of
 * paper.
 * @param prefix of the shop, two capitals
 * @param day in India
 */
export function seriesOf(prefix: string, isCreditNote: boolean, day: string): string {
  return `${prefix}${isCreditNote ? "C" : ""}/${financialYear(day)}`;
}

/** The number as it stands on the paper: 'AN/26-27/000123'. */
export const numberOf = ({ series, n }: Pick<TaxBill, "series" | "n">): string =>
  `${series}/${String(n).padStart(DIGITS, "0")}`;
