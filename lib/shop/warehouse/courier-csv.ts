import { addressLine, noAddress } from "#lib/shop/customer/address-line.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { saidIn } from "#lib/shop/order/order-facts.ts";
import { paymentWay, toCollect } from "#lib/shop/order/payment.ts";
import { toCsv } from "./csv.ts";
import { parcelGrams } from "./pick-list.ts";

/** What a courier's form asks for, a parcel a row. Amounts in whole rupees. */
const columns: Record<string, (order: Order) => string | number> = {
  order: ({ order_id }) => spokenNumber(order_id).replace(" ", ""),
  name: ({ guest_name }) => guest_name,
  phone: ({ guest_phone }) => guest_phone,
  address_1: ({ address }) => address.line1,
  address_2: ({ address: { line2, landmark } }) => addressLine({ ...noAddress, line2, landmark }),
  city: ({ address }) => address.city,
  state: ({ state }) => state,
  pincode: ({ address }) => address.pincode,
  weight_g: ({ items }) => parcelGrams(items),
  to_collect: (order) => (paymentWay() === "upi" ? 0 : toCollect(order)),
  remark: (order) => Array.from(saidIn(order), ({ line }) => line).join("; "),
};

/** The parcels of these orders for a courier, as CSV with a heading row. */
export function courierCsv(orders: Order[]): string {
  return toCsv(columns, orders);
}
