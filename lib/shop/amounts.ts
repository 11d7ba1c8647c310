import { rupees } from "./money";
import { DELIVERY_CHARGE } from "./pricing";

type Amounts = { subtotal: number; discount: number; total: number };
type Row = { label: string; value: string; tone?: "saving" | "total" };

/** The bill of a cart, a checkout or an order, line by line; whole rupees in, texts out. */
export function amountRows({ subtotal, discount, total }: Amounts, discountName = "Discount"): Row[] {
  const saving: Row[] = discount > 0 ? [{ label: discountName, value: `-${rupees(discount)}`, tone: "saving" }] : [];
  return [
    { label: "Subtotal", value: rupees(subtotal) },
    ...saving,
    { label: "Delivery", value: DELIVERY_CHARGE === 0 ? "Free" : rupees(DELIVERY_CHARGE) },
    { label: "Total", value: rupees(total), tone: "total" },
  ];
}

/** The amounts of a saved order. */
export function amountsOfOrder(order: { total_price: number; discount_amount: number }): Amounts {
  return {
    subtotal: order.total_price + order.discount_amount,
    discount: order.discount_amount,
    total: order.total_price,
  };
}

/** The amounts of a checkout under way. */
export function amountsOfDraft(draft: {
  total_amount: number;
  discount_amount: number;
  final_amount: number;
}): Amounts {
  return { subtotal: draft.total_amount, discount: draft.discount_amount, total: draft.final_amount };
}
