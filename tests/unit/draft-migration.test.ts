import { expect, test } from "vitest";
import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { checkoutDraftSchema, draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import { migrateDraft } from "#lib/shop/checkout/draft-migration.ts";
import { queuedOrdersIn, withoutQueued } from "#lib/shop/offline/queued-order.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";

const [order] = placeholderOrders as [(typeof placeholderOrders)[number]];
const product = { ...(findProductByName("Green Cardamom") as Product), price: 150 };
const { status, ...fields } = draftFromBuyNow(product, { orderId: "ABCDEFGH12345678" });
const none = { message: null, answered: false };

// Written out, as the versions until November 2026 stored them.
test.each([
  [{ locked: false, kept: false, placed: null }, status],
  [{ locked: false, placed: null }, { state: "editing" }],
  [
    { locked: true, kept: false, placed: null },
    { state: "unknown", ...none },
  ],
  [
    { locked: true, kept: true, placed: null },
    { state: "queued", ...none },
  ],
  [
    { locked: false, kept: false, placed: order },
    { state: "placed", order },
  ],
])("a draft of an older version is opened with its status: %j", (old, expected) => {
  const stored = JSON.parse(JSON.stringify({ ...fields, ...old }));
  expect(checkoutDraftSchema.parse(migrateDraft(stored))).toEqual({ ...fields, status: expected });
});

test("a draft of today, and what is no draft at all, stays as it is", () => {
  const draft = { ...fields, status };
  for (const value of [draft, null, 7, "draft", [draft]]) expect(migrateDraft(value)).toBe(value);
});

const quote = {
  items: [{ name: product.name, qty: 1, price: 180 }],
  ...{ subtotal: 180, discount_amount: 0, discount_kind: null, delivery: 0, total_price: 180 },
};
const repriced = {
  ...fields,
  items: [{ ...fields.items[0], price: 180 }],
  price: 180,
  total_amount: 180,
  final_amount: 180,
};

test.each([
  [
    { state: "waiting", sentence: null },
    { ...fields, status: { state: "queued", ...none } },
  ],
  [
    { state: "waiting", sentence: "Too many attempts.", answered: true },
    { ...fields, status: { state: "queued", message: "Too many attempts.", answered: true } },
  ],
  [
    { state: "needs_ok", sentence: "Sold out.", quote: null },
    { ...fields, status: { state: "needs_ok", message: "Sold out.", total_before: null } },
  ],
  [
    { state: "needs_ok", sentence: "The price has changed.", quote },
    { ...repriced, status: { state: "needs_ok", message: "The price has changed.", total_before: 150 } },
  ],
  [
    { state: "placed", order },
    { ...fields, status: { state: "placed", order } },
  ],
])("an order that an older version queued is still sent, shown and removed: %j", (fate, expected) => {
  const kept_at = "2026-11-21T10:00:00.000Z";
  const { order_id, user_id } = fields;
  const draft = { ...fields, locked: true, kept: true, placed: null };
  const list: unknown[] = JSON.parse(JSON.stringify([{ order_id, user_id, kept_at, draft, fate }, "torn"]));
  expect(queuedOrdersIn(list)).toEqual([{ ...expected, queued_at: kept_at }]);
  expect(withoutQueued(list, order_id)).toEqual(["torn"]);
});
