import { deliveryText, HOME_STATE } from "./delivery";
import type { Order } from "./order";
import { FIRST_STATUS } from "./order-status";

const order_id = "SAMPLE00000000K7M2QX";
const created_at = "2026-11-20T04:30:00.000Z";

/**
 * An order that nobody placed, with everything that an order can hold, for looking at the warehouse's mail. It says in
 * each place that the warehouse reads first that nothing is to be packed: a copy of it may be sent there.
 */
export const sampleOrder: Order = {
  order_id,
  id: order_id,
  user_id: null,
  guest_name: "SAMPLE, DO NOT PACK",
  guest_phone: "9840000000",
  guest_address: "SAMPLE, DO NOT PACK, 14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
  guest_email: "customer@anjarai.example",
  state: HOME_STATE,
  items: [
    { name: "Sambar Powder", qty: 2, price: 200 },
    { name: "Andhra Special Paruppu Powder", qty: 1, price: 200 },
    { name: "Garlic Pickle", qty: 1, price: 200 },
    { name: "Rasam Powder", qty: 1, price: 0 },
  ],
  total_price: 720,
  discount_amount: 80,
  discount_kind: "sample",
  delivery_charge: 0,
  payment_status: "confirmed",
  delivery_date: deliveryText(HOME_STATE),
  status: FIRST_STATUS,
  status_history: [{ status: FIRST_STATUS, at: created_at }],
  created_at,
  isFirstTimeOrder: false,
  freeSampleIncluded: true,
};
