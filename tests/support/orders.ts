import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";

export { newOrderId };

/** The people of these tests. None of this may ever be in a log line or in the reason of a failed message. */
export const customer = {
  guest_name: "Meenakshi Sundaram",
  guest_phone: "9876543210",
  guest_email: "meenakshi@customer.example",
  guest_address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
  state: "Tamil Nadu",
};
/** The same address in its parts: the street as it came in one line. */
export const customerAddress = {
  line1: "14 Kutchery Road, Mylapore",
  line2: "",
  landmark: "",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600004",
};
/** An address with every part, and its line. */
export const wholeAddress = { ...customerAddress, line1: "14 Kutchery Road", line2: "Mylapore", landmark: "the tank" };
export const wholeLine = "14 Kutchery Road, Mylapore, near the tank, Chennai, Tamil Nadu - 600004";
export const staffToken = "staff-token-of-the-tests";
/** Tokens of persons: a shop does not start with one that can be guessed. */
export const tokensOf = { packing: "Jp8vQz2mXr5tLw9cHb4n", office: "Wd3kGy7fRs1xVa6uNe0q" };
export const STAFF_TOKENS = `packing:${tokensOf.packing}, office*:${tokensOf.office}`;
export const warehouse = { email: "packing@warehouse.example", one: "+919811111111", two: "+919822222222" };
export const fallbackNumber = "+919833333333";

export type SentItem = { name: string; qty: number; price: number };
export type SentOrder = typeof customer & {
  order_id: string;
  items: SentItem[];
  total_price: number;
  language?: string;
  isFirstTimeOrder?: unknown;
  address?: unknown;
  delivery_note?: string;
  landmark?: string;
};

/** Packs at the catalogue's price; 200 rupees for a name that it does not have. */
export const paid = (name: string, qty = 1): SentItem => ({ name, qty, price: findProductByName(name)?.price ?? 200 });
export const sample = (name: string, qty = 1): SentItem => ({ name, qty, price: 0 });

/**
 * An order as the browser sends it: by default three packs for 600 rupees, of a guest without an e-mail address, so that
 * only the warehouse gets messages.
 */
export function anOrder(other: Partial<SentOrder> = {}): SentOrder {
  const items = [paid("Black Pepper", 2), paid("Hill Tea")];
  return { ...customer, guest_email: "", order_id: newOrderId(), items, total_price: 600, ...other };
}

/** One pack and a free sample: 200 rupees less ten per cent. */
export function anOrderWithSample(other: Partial<SentOrder> = {}): SentOrder {
  const { guest_email } = customer;
  return anOrder({ guest_email, items: [paid("Hill Tea"), sample("Green Cardamom")], total_price: 180, ...other });
}

/** A phone number of its own for each n below a million. */
export const phoneOf = (n: number) => `9${String(700_000_000 + n)}`;
