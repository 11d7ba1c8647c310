import { expect, test } from "vitest";
import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { storedDraft as asStored, checkoutDraftSchema, draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { translate } from "#lib/shop/language/translate.ts";
import {
  isShownTo,
  mostUrgent,
  type QueuedOrder,
  queuedOrdersIn,
  withoutQueued,
  withQueued,
} from "#lib/shop/offline/queued-order.ts";
import {
  DEVICE_ORDERS,
  type DeviceOrder,
  LOOKED_UP,
  ordersToLookUp,
  withDeviceOrder,
  withStatus,
} from "#lib/shop/order/device-orders.ts";
import { orderSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { billOfDraft, billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { bill } from "#texts/en/bill.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { paid, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";
import { answeredOrder, storedDraft, storedStatuses } from "@/tests/support/stored-in-november";

const read = (stored: unknown) => checkoutDraftSchema.parse(JSON.parse(JSON.stringify(stored)));
const queued_at = "2026-11-20T10:00:00.000Z";
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

/** A status as it is read: its message is a sentence, which was a text. */
const withSentence = (status: object) => {
  const { message } = status as { message?: string | null };
  return typeof message === "string" ? { ...status, message: { message } } : status;
};

// promise: a new version reads what the one before stored in the browser
test.each([{ state: "editing" }, ...storedStatuses])(
  "a draft that November's version stored is read, and an order that it answered: %j",
  (status) => {
    expect(asStored(read({ ...storedDraft, status }))).toMatchObject({ ...storedDraft, status: withSentence(status) });
    expect(queuedOrdersIn([{ ...storedDraft, status, queued_at }])).toHaveLength(1);
    expect(orderSchema.parse(answeredOrder)).toMatchObject(answeredOrder);
  },
);

// promise: a newer version's discount or field breaks no tab that is open, and no order that waits
test("a draft with one more field, a discount of another kind and an offer that is not known here is read, and says 'Discount'", () => {
  const newer = {
    ...storedDraft,
    delivery_note: "Ring twice",
    discount_kind: "diwali-2027",
    quoted_for: { ...storedDraft.quoted_for, firstOrder: "paused", promotions: ["diwali-2027"] },
    form: { ...storedDraft.form, second_phone: "9876500000" },
  };
  const draft = read(newer);
  expect(asStored(draft)).toMatchObject({ ...storedDraft, discount_kind: "diwali-2027", quoted_for: null });
  expect(labels(billRows(billOfDraft(draft), translate(bill)))).toContain("Discount");
  const priced = { lines: draft.items, eligibility: newGuest, kind: draft.discount_kind, language: "en" as const };
  expect(explainPrice(priced, translate(priceWhy)) ?? "").not.toMatch(/10%/);
  const queue = withQueued([], { ...read({ ...newer, status: storedStatuses[1] }), queued_at });
  expect(queuedOrdersIn(queue)).toHaveLength(1);
});

test.each(["toString", "constructor", "__proto__", "diwali-2027"])(
  "an order and a quote with the discount %s are read, and their bill says 'Discount'",
  (discount_kind) => {
    const order = orderSchema.parse({ ...answeredOrder, discount_kind, refunded: null });
    expect(labels(billRows(billOfOrder(order), translate(bill)))).toContain("Discount");
    const figures = { items: [], subtotal: 200, discount_amount: 20, delivery: 0, total_price: 180 };
    expect(wireQuoteSchema.parse({ ...figures, discount_kind }).discount_kind).toBe(discount_kind);
  },
);

const flags = ["isAuthenticated", "usesSavedAddress", "isFromBuyNow", "isFromCart", "hasTempSamples"];
const unknown = ["user_id", "savesAddress", "discount_kind", "quoted_for", "productName", "category", "price"];

test.each([...flags, ...unknown])("a draft without %s has a default for it, and else what it had", (field) => {
  const { [field]: left, ...others } = read({ ...storedDraft, [field]: undefined }) as Record<string, unknown>;
  expect(left).toBe(flags.includes(field) ? false : null);
  const { [field]: _, ...before } = read(storedDraft) as Record<string, unknown>;
  expect(others).toEqual(before);
});

test.each(Object.keys(storedDraft.form))("a form without %s is read with an empty one", (field) => {
  const draft = read({ ...storedDraft, form: { ...storedDraft.form, [field]: undefined } });
  expect(draft.form).toEqual({ ...emptyCheckoutForm, ...storedDraft.form, [field]: "" });
});

const waiting: QueuedOrder["status"] = { state: "queued", message: null, answered: false };
const queued = (id: string, status: QueuedOrder["status"] = waiting): QueuedOrder => ({
  ...draftFromBuyNow(findProductByName("Green Cardamom") as Product, { orderId: id }),
  status,
  queued_at,
});
const needsOk = (id: string) =>
  queued(id, { state: "needs_ok", message: { message: "Sold out." }, total_before: null });
const placed = queued("d", { state: "placed", order: toPlace({ order_id: "d" }).order });
const torn = [null, 7, "order", { order_id: "older-shop", items: [] }, { ...asStored(queued("torn")), status: {} }];

test("an order is queued once, in its place, survives the way through local storage, and nothing else in the list is lost with it or without it", () => {
  const list = withQueued(withQueued(torn, queued("a")), queued("b"));
  expect(withQueued(list, needsOk("a"))).toEqual([...torn, ...[needsOk("a"), queued("b")].map(asStored)]);
  expect(withoutQueued(list, "a")).toEqual([...torn, asStored(queued("b"))]);
  expect(withoutQueued(list, "older-shop")).toEqual(list);
  const orders = [queued("a"), needsOk("b"), placed];
  expect(queuedOrdersIn(JSON.parse(JSON.stringify([...torn, ...orders.map(asStored)])))).toEqual(orders);
});

test("a queued order is shown to its user alone, a guest's to all; first the one that needs an OK, then a placed one, then a waiting one", () => {
  const ofAccount = { ...queued("a"), user_id: "uid-1" };
  expect(["uid-1", "uid-2", null].map((userId) => isShownTo(ofAccount, userId))).toEqual([true, false, false]);
  expect(["uid-1", null].map((userId) => isShownTo(queued("a"), userId))).toEqual([true, true]);
  expect(mostUrgent([queued("a"), placed, needsOk("b"), queued("c")])?.order_id).toBe("b");
  expect(mostUrgent([queued("a"), placed, queued("c")])?.order_id).toBe("d");
  expect(mostUrgent([])).toBeUndefined();
});

const [sampleOrder] = placeholderOrders as [(typeof placeholderOrders)[number]];
const orderNo = (n: number, other: Partial<typeof sampleOrder> = {}) => ({
  ...sampleOrder,
  order_id: `DEVICE-ORDER-${n}`.padEnd(20, "0"),
  user_id: null,
  guest_phone: "9876543210",
  status: "pending",
  ...other,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => orderNo(n)).reduce<DeviceOrder[]>(withDeviceOrder, []);

test("of the orders remembered the newest comes first, each once, ten at most, and without name and address", () => {
  expect(many(12).map(({ order_id }) => order_id)).toEqual(
    Array.from({ length: DEVICE_ORDERS }, (_, n) => orderNo(11 - n).order_id),
  );
  const again = withDeviceOrder(many(2), orderNo(0)).map(({ order_id }) => order_id);
  expect(again).toEqual([orderNo(0).order_id, orderNo(1).order_id]);
  const [known] = many(1);
  const kept = ["created_at", "guest_phone", "items", "order_id", "state", "status", "total_price"];
  expect(Object.keys(known ?? {}).sort()).toEqual(kept);
});

test("only the newest that may still change are looked up, and a status that is known already writes nothing", () => {
  expect(ordersToLookUp(many(10))).toHaveLength(LOOKED_UP);
  // One that the page has looked up already is not asked for again, and counts.
  const others = ordersToLookUp(many(10), orderNo(9).order_id).map(({ order_id }) => order_id);
  expect(others).toEqual([orderNo(8).order_id, orderNo(7).order_id]);
  const done = withStatus(many(2), orderNo(1, { status: "delivered" }));
  expect(ordersToLookUp(done).map(({ order_id }) => order_id)).toEqual([orderNo(0).order_id]);
  expect(ordersToLookUp(withStatus(done, orderNo(0, { status: "cancelled" })))).toEqual([]);
  const list = many(2);
  expect(withStatus(list, orderNo(1))).toBe(list);
  expect(withStatus(list, orderNo(5, { status: "shipped" }))).toBe(list);
});

test("what is still sold comes at today's price; samples, and what is gone or sold out at the moment, don't", () => {
  const items = [{ name: "Hill Tea", qty: 2, price: 150 }, sample("Green Cardamom"), paid("Gone For Good")];
  const tea = { name: "Hill Tea", category: "Tea", price: 200, qty: 2 };
  expect(orderAgain(items, OPEN)).toEqual({ lines: [tea], gone: ["Gone For Good"] });
  const soldOut = orderAgain(items, { ...OPEN, sold_out: ["hill-tea"] });
  expect(soldOut).toEqual({ lines: [], gone: ["Hill Tea", "Gone For Good"] });
});

// promise: Sample orders: Delivered and Processing
test("the two sample orders are of things that are sold, one delivered and one processing", () => {
  expect(placeholderOrders.map(({ status }) => status)).toEqual(["delivered", "Processing"]);
  for (const { items } of placeholderOrders) expect(orderAgain(items, OPEN).gone).toEqual([]);
});
