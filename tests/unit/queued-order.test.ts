import { expect, test } from "vitest";
import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { draftFromBuyNow, storedDraft } from "#lib/shop/checkout/checkout-draft.ts";
import {
  isShownTo,
  mostUrgent,
  type QueuedOrder,
  queuedOrdersIn,
  withoutQueued,
  withQueued,
} from "#lib/shop/offline/queued-order.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const waiting: QueuedOrder["status"] = { state: "queued", message: null, answered: false };
const queued = (id: string, status: QueuedOrder["status"] = waiting): QueuedOrder => ({
  ...draftFromBuyNow(findProductByName("Green Cardamom") as Product, { orderId: id }),
  status,
  queued_at: "2026-11-21T10:00:00.000Z",
});
const needsOk = (id: string) =>
  queued(id, { state: "needs_ok", message: { message: "Sold out." }, total_before: null });
const torn = [null, 7, "order", { order_id: "older-shop", items: [] }, { ...storedDraft(queued("torn")), status: {} }];

test("queued orders are read from among whatever else a list holds", () => {
  expect(
    queuedOrdersIn([...torn, ...[queued("a"), needsOk("b")].map(storedDraft)]).map(({ order_id }) => order_id),
  ).toEqual(["a", "b"]);
});

test("an order is queued once, in its place, and nothing else in the list is lost with it or without it", () => {
  const list = withQueued(withQueued(torn, queued("a")), queued("b"));
  expect(withQueued(list, needsOk("a"))).toEqual([...torn, ...[needsOk("a"), queued("b")].map(storedDraft)]);
  expect(withoutQueued(list, "a")).toEqual([...torn, storedDraft(queued("b"))]);
  expect(withoutQueued(list, "older-shop")).toEqual(list);
});

test("a queued order survives the way through local storage, in each of its states", () => {
  const placed = queued("c", { state: "placed", order: toPlace({ order_id: "c" }).order });
  for (const order of [queued("a"), needsOk("b"), placed])
    expect(queuedOrdersIn(JSON.parse(JSON.stringify([storedDraft(order)])))).toEqual([order]);
});

test("a user's queued order is shown to that user alone, a guest's to every customer of this browser", () => {
  const ofAccount = { ...queued("a"), user_id: "uid-1" };
  expect(["uid-1", "uid-2", null].map((userId) => isShownTo(ofAccount, userId))).toEqual([true, false, false]);
  expect(["uid-1", null].map((userId) => isShownTo(queued("a"), userId))).toEqual([true, true]);
});

test("an order that needs the customer's OK is shown first, and a placed one before a waiting one", () => {
  const placed = queued("d", { state: "placed", order: toPlace({ order_id: "d" }).order });
  expect(mostUrgent([queued("a"), placed, needsOk("b"), queued("c")])?.order_id).toBe("b");
  expect(mostUrgent([queued("a"), placed, queued("c")])?.order_id).toBe("d");
  expect(mostUrgent([])).toBeUndefined();
});
