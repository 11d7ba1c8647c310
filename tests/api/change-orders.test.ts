import { expect, test, vi } from "vitest";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, customer, newOrderId, phoneOf } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const spoken = (id: string) => id.slice(-6);

const placeSome = async (shop: Shop, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => shop.placed()))).map(({ order_id }) => order_id);

test("many orders get a status at once, each named by six characters or its id; what can't go is listed with its reason", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [one = "", two = "", three = ""] = await placeSome(shop, 3);
  const twins = [`0000000000000A${"TWIN99"}`, `0000000000000B${"TWIN99"}`];
  for (const order_id of twins) await shop.place(anOrder({ order_id }));
  const missing = newOrderId();
  const { status, body } = await shop.asStaff("PATCH", "/api/orders", {
    orders: [spoken(one), two, { order: spoken(three), tracking: { courier: "ST", number: "7" } }, missing, "TWIN99"],
    status: "Shipped",
  });
  expect(status).toBe(200);
  const { updated, failed } = body as unknown as { updated: string[]; failed: Record<string, string>[] };
  expect(updated.toSorted()).toEqual([one, two, three].toSorted());
  expect(failed.map(({ order, code }) => `${order} ${code}`)).toEqual([`${missing} not_found`, "TWIN99 ambiguous"]);
  for (const id of twins) expect(failed[1]?.error).toContain(id);
  for (const id of [one, two, three]) expect((await shop.stored(id)).status).toBe("shipped");
  expect((await shop.stored(three)).tracking).toEqual({ courier: "ST", number: "7", url: "" });
  for (const id of twins) expect((await shop.stored(id)).status).toBe("pending");
});

test("a change of many orders is refused whole for what is no list, no status or no link", async () => {
  const shop = await freshShop();
  const tracking = { courier: "ST", number: "7", url: "http://x" };
  for (const [orders, status = "packed"] of [
    ["K7M2QX"],
    [[]],
    [Array.from({ length: 201 }, () => "K7M2QX")],
    [["K7M2QX"], null],
    [[7]],
    [[{ order: "K7M2QX", tracking }]],
  ]) {
    const refused = await shop.asStaff("PATCH", "/api/orders", { orders, status: status ?? undefined });
    expect([orders, refused.status, refused.body.code]).toEqual([orders, 422, "invalid_order"]);
  }
});

test("a slip of the keys is asked about, and taken as it is when it is meant", async () => {
  const shop = await freshShop();
  const [id = ""] = await placeSome(shop, 1);
  const path = `/api/orders?orderId=${id}`;
  for (const [slip, meant] of [
    ["shiped", "shipped"],
    ["Deliverd", "delivered"],
    ["canceled", "cancelled"],
    ["pakced", "packed"],
  ]) {
    const { status, body } = await shop.asStaff("PATCH", path, { status: slip });
    expect([status, body.code, (body as { did_you_mean?: string }).did_you_mean]).toEqual([422, "did_you_mean", meant]);
  }
  const bulk = await shop.asStaff("PATCH", "/api/orders", { orders: [id], status: "shiped" });
  expect(bulk.body.code).toBe("did_you_mean");
  expect((await shop.stored(id)).status_history).toHaveLength(1);
  expect((await shop.asStaff("PATCH", path, { status: "shiped", exact: true })).status).toBe(200);
  expect((await shop.stored(id)).status).toBe("shiped");
  for (const own of ["at the gate", "customs", "on hold"])
    expect((await shop.asStaff("PATCH", path, { status: own })).status).toBe(200);
});

test("tracking, payment and a note are saved without a status, staff read them, and the customer reads the tracking alone", async () => {
  stopClock();
  const shop = await freshShop();
  const [id = ""] = await placeSome(shop, 1);
  const path = `/api/orders?orderId=${id}`;
  const tracking = { courier: "ST Courier", number: "7788", url: "https://courier.example/7788" };
  expect((await shop.asStaff("PATCH", path, { tracking })).status).toBe(200);
  pass(MINUTE);
  const at = new Date().toISOString();
  const paid = { how: "UPI", reference: "41" };
  await shop.asStaff("PATCH", path, { paid, note: "rings twice" });
  const staff = (await shop.asStaff("GET", `/api/orders?q=${id}`)).body.orders?.[0];
  expect(staff).toMatchObject({ tracking, paid: { ...paid, at }, note: "rings twice", guest_pincode: "600004" });
  expect(staff?.status_history).toHaveLength(1);
  const seen = (await shop.lookUp(id, customer.guest_phone)).body.order;
  expect(seen?.tracking).toEqual(tracking);
  for (const name of ["paid", "note", "guest_city", "guest_pincode"]) expect(seen).not.toHaveProperty(name);
  await shop.asStaff("PATCH", path, { note: " ", paid: null, tracking: null });
  expect(await shop.stored(id)).toMatchObject({ note: null, paid: null, tracking: null });
});

// promise: a change that is to be quiet tells no customer
test("a change of many that is quiet causes no message, one that is not causes one for each", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const sent = await shop.placed({ guest_email: `c${n}@customer.example`, guest_phone: phoneOf(n) });
    ids.push(sent.order_id);
  }
  await shop.settled();
  const customerStates = async () => {
    pass(3 * MINUTE);
    await shop.asStaff("POST", "/api/notifications");
    const messages = (await Promise.all(ids.map((id) => shop.store().messagesOf(id)))).flat();
    return messages.filter(({ entry, kind }) => entry > 0 && kind.startsWith("customer")).map(({ state }) => state);
  };
  await shop.asStaff("PATCH", "/api/orders", { orders: ids, status: "shipped", notify: false });
  expect(await customerStates()).toEqual([]);
  await shop.asStaff("PATCH", "/api/orders", { orders: ids, status: "delivered" });
  expect(await customerStates()).toEqual(Array(4).fill("sent"));
});

// promise: a store that fails is no refusal of an order
test("when the store fails for one of many orders, all of it is told as unavailable, and the same call again completes it", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids = await placeSome(shop, 3);
  await shop.settled();
  const { StoreUnavailable } = await shop.inside(() => import("#lib/server/store/store-unavailable.ts"));
  const { update: real } = shop.store();
  const update = vi.spyOn(shop.store(), "update").mockImplementation(async (id, change) => {
    if (id === ids[1]) throw new StoreUnavailable("the disk is full");
    return real(id, change);
  });
  const call = () => shop.asStaff("PATCH", "/api/orders", { orders: ids, status: "packed", from: "pending" });
  expect([(await call()).status, (await call()).body.code]).toEqual([503, "unavailable"]);
  update.mockRestore();
  const again = await call();
  expect([again.status, again.body.updated, again.body.failed]).toEqual([200, expect.arrayContaining(ids), []]);
  for (const id of ids) expect((await shop.stored(id)).status_history).toHaveLength(2);
});

test("25 orders are changed by one call, each once, and a whole id in small letters names its order", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids = await placeSome(shop, 25);
  const orders = ids.map((id) => id.toLowerCase());
  const { body } = await shop.asStaff("PATCH", "/api/orders", { orders, status: "packed" });
  expect(body.failed).toEqual([]);
  expect((body.updated as string[]).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect((await shop.stored(id)).status_history).toHaveLength(2);
});
