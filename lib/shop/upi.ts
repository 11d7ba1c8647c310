import { type Order, spokenNumber } from "./order";
import { shop } from "./shop";

/** A link that opens a UPI app with the order's amount filled in, or null where the shop has no UPI id. */
export function upiLink(order: Order, upiId = shop.upiId): string | null {
  if (upiId === null) return null;
  const fields = new URLSearchParams({
    pa: upiId,
    pn: shop.legalName,
    am: String(order.total_price),
    cu: "INR",
    tn: `Order ${spokenNumber(order.order_id)}`,
  });
  return `upi://pay?${fields}`;
}
