import { products } from "#lib/shop/catalogue/catalogue.ts";
import { placeOf } from "#lib/shop/customer/address-line.ts";
import { percentOf } from "#lib/shop/language/money.ts";
import { SAMPLE_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { deliveryText, HOME_STATE } from "./delivery.ts";
import type { Order } from "./order.ts";
import { eachWish } from "./order-facts.ts";
import { FIRST_STATUS } from "./order-status.ts";

const order_id = "SAMP1E00000000K7M2QX";
const created_at = "2026-11-20T04:30:00.000Z";

const address = {
  line1: "SAMPLE, DO NOT PACK, 14 Kutchery Road",
  line2: "Mylapore",
  landmark: "the tank",
  city: "Chennai",
  state: HOME_STATE,
  pincode: "600004",
};

/** What a pack of an example costs, in rupees, in a browser that knows no price yet. */
const UNTOLD = 150;

/** An example's price: today's where it is known. */
export const examplePrice = ({ price }: { price: number }): number => (Number.isNaN(price) ? UNTOLD : price);

const [sample, ...others] = products.slice(0, 4);
const packs = others.map((product, index) => ({
  name: product.name,
  qty: index === 0 ? 2 : 1,
  price: examplePrice(product),
}));
const samples = sample ? [{ name: sample.name, qty: 1, price: 0 }] : [];
const subtotal = packs.reduce((sum, { qty, price }) => sum + qty * price, 0);
const discount = percentOf(subtotal, SAMPLE_PERCENT);

/** What an order gets later, or only from some forms: nothing of it yet. */
export const noLaterFacts = {
  version: 1,
  ...eachWish(() => null),
  tracking: null,
  paid: null,
  refunded: null,
  history: [],
  bill: null,
  note: null,
  channel: "web",
  terms_version: null,
};

/**
 * An order that no customer placed, with every field filled, for looking at the warehouse's e-mail. Each part that the
 * warehouse reads first says that nothing is to be packed: a copy of it may be sent there.
 */
export const exampleOrder: Order = {
  order_id,
  id: order_id,
  user_id: null,
  guest_name: "SAMPLE, DO NOT PACK",
  guest_phone: "9876543210",
  ...placeOf(address),
  guest_email: "customer@shop.example",
  items: [...packs, ...samples],
  total_price: subtotal - discount,
  discount_amount: discount,
  discount_kind: "sample",
  delivery_charge: 0,
  payment_status: "confirmed",
  delivery_date: deliveryText(HOME_STATE),
  status: FIRST_STATUS,
  status_history: [{ status: FIRST_STATUS, at: created_at }],
  created_at,
  isFirstTimeOrder: false,
  ...noLaterFacts,
  freeSampleIncluded: true,
};
