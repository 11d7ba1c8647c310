import { shop } from "#lib/shop/facts/shop.ts";
import { orderName } from "./masking.ts";
import type { Order } from "./order.ts";
import { toCollect } from "./payment.ts";

/**
 * A link that opens a UPI app with what is still to pay filled in, or null where the shop has no UPI id. Blanks are
 * '%20': the payer's app would show a '+' as it is.
 */
export function upiLink(order: Order, upiId = shop.upiId): string | null {
  if (upiId === null) return null;
  const fields = {
    pn: shop.legalName,
    am: (order.to_pay ?? toCollect(order)).toFixed(2),
    cu: "INR",
    tn: `Order ${orderName(order)}`,
  };
  const params = Object.entries(fields).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `upi://pay?pa=${encodeURI(upiId)}${params.join("")}`;
}
