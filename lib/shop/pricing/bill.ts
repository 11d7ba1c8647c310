import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { BillTexts } from "#texts/en/bill.ts";
import { promotionById, promotionName } from "./promotion.ts";
import type { Bill } from "./quote.ts";

type Row = { label: string; value: string; tone?: "saving" | "total" };

/** What a discount is called on a bill: 'Discount' for null, and for a promotion that this shop does not know. */
export function discountName(promotion: string | null, t: Translate<BillTexts>, language: Language): string {
  const row = promotionById(promotion);
  return row ? promotionName(row, language) : t("discount");
}

/** The bill of a cart, a checkout or an order, line by line; whole rupees in, texts out. */
export function billRows(
  { subtotal, discount, promotion, delivery, total }: Bill,
  t: Translate<BillTexts>,
  language: Language = "en",
): Row[] {
  const label = discountName(promotion, t, language);
  return [
    { label: t("subtotal"), value: rupees(subtotal) },
    ...(discount > 0 ? [{ label, value: `-${rupees(discount)}`, tone: "saving" as const }] : []),
    { label: t("delivery"), value: delivery === 0 ? t("free") : rupees(delivery) },
    { label: t("total"), value: rupees(total), tone: "total" },
  ];
}

type Discounted = { discount_amount: number; discount_kind: string | null };

/** The bill of a saved order, with the delivery charge of the day it was placed, whatever it is now. */
export function billOfOrder(order: Discounted & { total_price: number; delivery_charge: number }): Bill {
  return {
    subtotal: order.total_price + order.discount_amount - order.delivery_charge,
    discount: order.discount_amount,
    promotion: order.discount_kind,
    delivery: order.delivery_charge,
    total: order.total_price,
  };
}

/** The bill of a checkout draft. */
export function billOfDraft(draft: Discounted & { total_amount: number; final_amount: number }): Bill {
  const { total_amount, final_amount: total_price, discount_amount, discount_kind } = draft;
  const delivery_charge = total_price - total_amount + discount_amount;
  return billOfOrder({ discount_amount, discount_kind, total_price, delivery_charge });
}
