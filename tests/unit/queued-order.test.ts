import { expect, test } from "vitest";
import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import {
  isShownTo,
  mostUrgent,
  type QueuedOrder,
  queuedOrdersIn,
  withoutQueued,
  withQueued,
} from "#lib/shop/offline/queued-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { purgedKeys } from "#lib/shop/storage/purged-keys.ts";

const kept = (id: string, fate: QueuedOrder["fate"] = { state: "waiting", sentence: null }): QueuedOrder => ({
  order_id: id,
  user_id: null,
  kept_at: "2026-11-21T10:00:00.000Z",
  draft: {
    ...draftFromBuyNow(findProductByName("Green Cardamom") as Product, { orderId: id }),
    locked: true,
    kept: true,
  },
  fate,
});
const needsOk = (id: string) => kept(id, { state: "needs_ok", sentence: "Sold out.", quote: null });
const torn = [null, 7, "order", { order_id: "older-shop", items: [] }, { ...kept("torn"), draft: {} }];

test("kept orders are read from among whatever else a list holds", () => {
  expect(queuedOrdersIn([...torn, kept("a"), needsOk("b")]).map(({ order_id }) => order_id)).toEqual(["a", "b"]);
});

test("an order is kept once, in its place, and nothing else in the list is lost with it or without it", () => {
  const list = withQueued(withQueued(torn, kept("a")), kept("b"));
  expect(withQueued(list, needsOk("a"))).toEqual([...torn, needsOk("a"), kept("b")]);
  expect(withoutQueued(list, "a")).toEqual([...torn, kept("b")]);
  expect(withoutQueued(list, "older-shop")).toEqual(list);
});

test("a kept order survives the way through local storage, in each of its states", () => {
  const placed = kept("c", { state: "placed", order: { ...anyOrder, order_id: "c" } });
  for (const order of [kept("a"), needsOk("b"), placed])
    expect(queuedOrdersIn(JSON.parse(JSON.stringify([order])))).toEqual([order]);
});

test("a user's kept order is shown to her alone, a guest's to whoever sits there", () => {
  const hers = { ...kept("a"), user_id: "uid-1" };
  expect(["uid-1", "uid-2", null].map((userId) => isShownTo(hers, userId))).toEqual([true, false, false]);
  expect(["uid-1", null].map((userId) => isShownTo(kept("a"), userId))).toEqual([true, true]);
});

test("what needs her OK is told before anything else, and what was placed before what waits", () => {
  const placed = kept("d", { state: "placed", order: { ...anyOrder, order_id: "d" } });
  expect(mostUrgent([kept("a"), placed, needsOk("b"), kept("c")])?.order_id).toBe("b");
  expect(mostUrgent([kept("a"), placed, kept("c")])?.order_id).toBe("d");
  expect(mostUrgent([])).toBeUndefined();
});

// promise: Clean-up never removes an unsent order
test("production's clean-up removes neither list of unsent orders, whatever their names hold", () => {
  expect(purgedKeys(["demo_orders", "orders", "unreadable:demo_orders", "demo_user"])).toEqual(["demo_user"]);
});

const anyOrder: Order = {
  ...{ order_id: "", id: "", user_id: null, guest_name: "", guest_phone: "", guest_address: "", guest_email: null },
  ...{ state: "Tamil Nadu", items: [], total_price: 200, discount_amount: 0, discount_kind: null, delivery_charge: 0 },
  ...{ payment_status: "confirmed", delivery_date: "", status: "pending", status_history: [], created_at: "" },
  ...{ isFirstTimeOrder: false, freeSampleIncluded: false },
};
