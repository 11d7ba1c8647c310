import { expect, test, vi } from "vitest";
import { MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";

const { guest_email } = customer;

async function shopWith(count: number) {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const placed = await Promise.all(Array.from({ length: count }, () => shop.placed({ guest_email })));
  return { shop, ids: placed.map(({ order_id }) => order_id) };
}

type Bulk = { updated: string[]; failed: { order: string; code: string; error: string }[]; before: object };
const many = async (shop: Shop, body: object) =>
  (await shop.asStaff("PATCH", "/api/orders", body)).body as unknown as Bulk;

// promise: a change of many orders undoes no cancellation
test("an order that was cancelled meanwhile is left as it is by a change of many, which says so and when; a yes goes on", async () => {
  stopClock("2026-11-26T08:35:00Z");
  const { shop, ids } = await shopWith(3);
  const [one = "", two = "", gone = ""] = ids;
  await shop.change(gone, { status: "cancelled", notify: false });
  pass(10 * MINUTE);
  for (const from of [undefined, "pending", ["pending", "confirmed"]]) {
    const { updated, failed } = await many(shop, { orders: ids, status: "packed", from });
    expect(updated.toSorted()).toEqual([one, two].toSorted());
    expect(failed).toEqual([{ order: gone, code: "order_moved", error: expect.stringContaining("2026-11-26 14:05") }]);
    expect(failed[0]?.error).toContain("cancelled");
  }
  expect((await shop.stored(gone)).status_history).toHaveLength(2);
  const forced = await many(shop, { orders: ids, status: "packed", from: "pending", force: true });
  expect([forced.updated.length, forced.failed, forced.before]).toEqual([3, [], { [gone]: "cancelled" }]);
  expect((await shop.stored(gone)).status).toBe("packed");
});

test("an order whose status is not among those that the change starts from is left as it is, and one that has the new status is none", async () => {
  const { shop, ids } = await shopWith(3);
  const [shipped = "", packed = "", pending = ""] = ids;
  await shop.change(shipped, { status: "shipped" });
  await shop.change(packed, { status: "packed" });
  const { updated, failed, before } = await many(shop, {
    orders: ids,
    status: "packed",
    from: ["pending", "confirmed"],
  });
  expect(updated.toSorted()).toEqual([packed, pending].toSorted());
  expect(failed.map(({ order, code }) => [order, code])).toEqual([[shipped, "order_moved"]]);
  expect(before).toEqual({ [pending]: "pending" });
  expect((await shop.stored(shipped)).status).toBe("shipped");
});

test("the tracking that each order had comes back too, and an undo with it leaves the order as it was", async () => {
  const { shop, ids } = await shopWith(2);
  const [plain = "", numbered = ""] = ids;
  const [old, other] = ["1", "2"].map((number) => ({ courier: "ST", number, url: "" }));
  await shop.change(numbered, { status: "packed", tracking: old });
  const rows = ids.map((order) => ({ order, tracking: other }));
  const shipped = await many(shop, { orders: rows, status: "shipped" });
  expect(shipped).toMatchObject({ before: { [plain]: "pending", [numbered]: "packed" } });
  expect(shipped).toMatchObject({ tracking_before: { [plain]: null, [numbered]: old } });
  expect(await many(shop, { orders: rows, status: "shipped" })).toMatchObject({ tracking_before: {} });
  await many(shop, { orders: [{ order: plain, tracking: null }], status: "pending", from: "shipped", notify: false });
  await many(shop, { orders: [{ order: numbered, tracking: old }], status: "packed", from: "shipped", notify: false });
  expect(await shop.stored(plain)).toMatchObject({ status: "pending", tracking: null });
  expect(await shop.stored(numbered)).toMatchObject({ status: "packed", tracking: old });
  await shop.settled();
});

test("one change names the status that it starts from, and gets the order as it is when that has moved; without it the change is made as asked", async () => {
  const { shop, ids } = await shopWith(1);
  const [id = ""] = ids;
  await shop.change(id, { status: "cancelled" });
  const stale = await shop.change(id, { status: "packed", from: "pending" });
  expect([stale.status, stale.body.code, stale.body.order?.status]).toEqual([409, "order_moved", "cancelled"]);
  expect((await shop.change(id, { status: "packed", from: ["pending"], force: true })).status).toBe(200);
  await shop.change(id, { status: "cancelled" });
  expect((await shop.change(id, { status: "packed" })).body.order?.status).toBe("packed");
  for (const wrong of [{ from: "" }, { from: [] }, { from: 7 }, { if_version: "1" }, { force: "yes" }])
    expect([wrong, (await shop.change(id, { status: "packed", ...wrong })).status]).toEqual([wrong, 422]);
});

test("an order that stands twice in a list is changed by its first row, and the other row is named", async () => {
  const { shop, ids } = await shopWith(2);
  const [id = "", other = ""] = ids;
  const row = (order: string, number: string) => ({ order, tracking: { courier: "ST", number } });
  const { updated, failed } = await many(shop, {
    orders: [row(id, "1"), row(other, "2"), row(id.slice(-6).toLowerCase(), "3")],
    status: "shipped",
  });
  expect(updated.toSorted()).toEqual([id, other].toSorted());
  const error = expect.stringContaining("twice");
  expect(failed).toEqual([{ order: id.slice(-6).toLowerCase(), code: "invalid_order", error }]);
  expect((await shop.stored(id)).tracking?.number).toBe("1");
});

/** Places an order, and cancels it as soon as the message of this name has been tried: before the next one is. */
async function cancelledAfter(shop: Shop, name: string): Promise<string> {
  const sent = anOrder({ guest_email });
  const store = shop.store();
  const { changeMessage } = store;
  vi.spyOn(store, "changeMessage").mockImplementation(async (message, change, also) => {
    const saved = await changeMessage(message, change, also);
    if (message.id.endsWith(name) && ("reason" in change || change.state === "sent"))
      await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "cancelled", notify: false });
    return saved;
  });
  await shop.place(sent);
  await shop.settled();
  expect((await store.find(sent.order_id))?.order.status).toBe("cancelled");
  return sent.order_id;
}

// promise: the warehouse gets no message of an order that was cancelled before it was sent
test.each([
  ["whatsapp:2", ":whatsapp:1", [warehouse.one]],
  ["whatsapp:fallback", ":whatsapp:2", [warehouse.one, warehouse.two]],
])("the message %s looks again after its second: an order cancelled since %s is not told", async (late, name, told) => {
  const { shop, twilio } = await shopWithProviders();
  if (told.length > 1) for (const number of told) twilio.answer(number, { status: 500 });
  const id = await cancelledAfter(shop, name);
  expect(twilio.arrived.map(({ to }) => to)).toEqual(told);
  expect(await shop.store().findMessage(`${id}:${late}`)).toMatchObject({ state: "pending", attempts: 0 });
});

test("a mail that waits for the mail server's one connection looks again after it: its order was cancelled meanwhile", async () => {
  const mail = await startMailServer();
  const shop = await freshShop(mail.env);
  const began = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => began + 2 * SECOND * mail.mails.length);
  const id = await cancelledAfter(shop, ":customer-email");
  expect(mail.mails.map(({ to }) => to?.[0]?.address)).toEqual([guest_email]);
  expect((await shop.store().findMessage(`${id}:warehouse-email`))?.state).toBe("pending");
});
