import type { Translate } from "#lib/shop/language/translate.ts";
import type { BillTexts } from "#texts/en/bill.ts";
import { rupees } from "./money.ts";

type Amounts = { subtotal: number; discount: number; delivery: number; total: number };
type Row = { label: string; value: string; tone?: "saving" | "total" };

const names = new Map([
  ["first_order", "firstOrder"],
  ["sample", "sample"],
  ["eligible", "sample"],
] as const);

/** What a discount is called on a bill: 'Discount' for null, and for a kind of a newer version. */
export const discountName = (kind: string | null, t: Translate<BillTexts>): string =>
  t((names as ReadonlyMap<string | null, "firstOrder" | "sample">).get(kind) ?? "discount");

/** The bill of a cart, a checkout or an order, line by line; whole rupees in, texts out. */
export function amountRows(
  { subtotal, discount, delivery, total }: Amounts,
  t: Translate<BillTexts>,
  kind: string | null = null,
): Row[] {
  const saving: Row[] =
    discount > 0 ? [{ label: discountName(kind, t), value: `-${rupees(discount)}`, tone: "saving" }] : [];
  return [
    { label: t("subtotal"), value: rupees(subtotal) },
    ...saving,
    { label: t("delivery"), value: delivery === 0 ? t("free") : rupees(delivery) },
    { label: t("total"), value: rupees(total), tone: "total" },
  ];
}

/** The amounts of a saved order, with the delivery charge of the day it was placed, whatever it is now. */
export function amountsOfOrder(order: {
  total_price: number;
  discount_amount: number;
  delivery_charge: number;
}): Amounts {
  return {
    subtotal: order.total_price + order.discount_amount - order.delivery_charge,
    discount: order.discount_amount,
    delivery: order.delivery_charge,
    total: order.total_price,
  };
}

/** The amounts of a checkout draft. */
export function amountsOfDraft(draft: {
  total_amount: number;
  discount_amount: number;
  final_amount: number;
}): Amounts {
  return {
    subtotal: draft.total_amount,
    discount: draft.discount_amount,
    delivery: draft.final_amount - draft.total_amount + draft.discount_amount,
    total: draft.final_amount,
  };
}
