/**
 * What the shop of November 2026 stored, to the letter: an order in the store, its answer as a browser keeps it, and checkout
 * drafts. A version that can't read these loses orders that wait on a device, or breaks a tab that is open.
 */
export const answeredOrder = {
  order_id: "2N5VX08HJ4QWK7M2QX00",
  id: "2N5VX08HJ4QWK7M2QX00",
  user_id: null,
  guest_name: "Meenakshi Sundaram",
  guest_phone: "9876543210",
  guest_address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
  guest_email: "meenakshi@customer.example",
  state: "Tamil Nadu",
  items: [
    { name: "Hill Tea", qty: 1, price: 200 },
    { name: "Green Cardamom", qty: 1, price: 0 },
  ],
  total_price: 180,
  discount_amount: 20,
  discount_kind: "sample",
  delivery_charge: 0,
  payment_status: "confirmed",
  delivery_date: "8 days",
  status: "pending",
  status_history: [{ status: "pending", at: "2026-11-20T10:00:00.000Z" }],
  tracking: null,
  created_at: "2026-11-20T10:00:00.000Z",
  isFirstTimeOrder: false,
  freeSampleIncluded: true,
  language: "ta",
};

/** The order of that answer as the store had it later. */
export const storedOrder = {
  ...answeredOrder,
  guest_city: null,
  guest_pincode: "600004",
  status: "packed",
  status_history: [...answeredOrder.status_history, { status: "packed", at: "2026-11-20T10:00:00.000Z" }],
  tracking: { courier: "ST", number: "7788", url: "" },
  paid: { how: "UPI", reference: "", at: "2026-11-20T10:00:00.000Z" },
  note: "ring twice",
};

/** A draft that is being filled in, in session storage. */
export const storedDraft = {
  order_id: "2N5VX08HJ4QWK7M2QX01",
  isAuthenticated: false,
  user_id: null,
  usesSavedAddress: false,
  savesAddress: null,
  productName: null,
  category: null,
  price: null,
  items: [
    { product_name: "Hill Tea", quantity: 2, price: 200, category: "Spices" },
    { product_name: "Green Cardamom", quantity: 1, price: 0, category: "Spices" },
  ],
  total_amount: 400,
  discount_amount: 40,
  final_amount: 360,
  discount_kind: "sample",
  quoted_for: { signedIn: false, firstOrder: "none", samples: "available", eligible: false },
  isFromBuyNow: false,
  isFromCart: true,
  hasTempSamples: true,
  form: {
    guest_name: "Meenakshi Sundaram",
    guest_phone: "9876543210",
    guest_email: "m@customer.example",
    line1: "14 Kutchery Road",
    line2: "Mylapore",
    city: "Chennai",
    state: "Tamil Nadu",
    pincode: "600004",
  },
  status: { state: "editing" },
  language: "ta",
};

/** The other statuses of a draft; the queue adds `queued_at`. */
export const storedStatuses = [
  { state: "unknown", message: null, answered: true },
  { state: "queued", message: null, answered: false },
  { state: "needs_ok", message: "The price has changed.", total_before: 360 },
  { state: "placed", order: answeredOrder },
];
