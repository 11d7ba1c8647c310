import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { toCsv } from "./csv.ts";
import { parcelGrams } from "./pick-list.ts";

/** What a courier's form asks for, a parcel a row. Amounts in whole rupees. */
const columns: Record<string, (order: Order) => string | number> = {
  order: ({ order_id }) => spokenNumber(order_id).replace(" ", ""),
  name: ({ guest_name }) => guest_name,
  phone: ({ guest_phone }) => guest_phone,
  address_1: (order) => streetLines(order)[0] ?? "",
  address_2: (order) => streetLines(order).slice(1).join(", "),
  city: (order) => order.guest_city ?? cityOf(order) ?? "",
  state: ({ state }) => state,
  pincode: ({ guest_pincode }) => guest_pincode ?? "",
  weight_g: ({ items }) => parcelGrams(items),
  to_collect: ({ total_price, paid }) => (paid ? 0 : total_price),
};

/** A street is what stands before the city: 'line 1, line 2, city, state - pincode'. A house's number stays with its street. */
const partsOf = ({ guest_address }: Order) => guest_address.split(", ");
const cityOf = (order: Order) => (partsOf(order).length > 2 ? partsOf(order).at(-2) : undefined);

function streetLines(order: Order): string[] {
  const parts = partsOf(order).length > 2 ? partsOf(order).slice(0, -2) : partsOf(order);
  const named = parts.findIndex((part) => /\p{L}{3}/u.test(part));
  return [parts.slice(0, named + 1).join(", "), ...parts.slice(named + 1)].filter(Boolean);
}

/** The parcels of these orders for a courier, as CSV with a heading row. */
export function courierCsv(orders: Order[]): string {
  return toCsv(columns, orders);
}
