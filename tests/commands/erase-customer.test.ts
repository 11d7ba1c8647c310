import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { eraseCustomer, eraseOlder } from "#lib/server/orders/erase-customer.ts";
import type { Store } from "#lib/server/store/store.ts";
import { REMOVED } from "#lib/shop/order/customer-fields.ts";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { RETENTION_YEARS } from "#lib/shop/shop-texts.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { HOUR, stopClock } from "@/tests/support/clock";
import { command, commandTimeout } from "@/tests/support/command";
import { anOrder, anOrderWithSample, customer, newOrderId, phoneOf, wholeAddress } from "@/tests/support/orders";
import { freshShop, newDataDir, skipPauses } from "@/tests/support/shop";
import { messageOf, placedAt, toPlace } from "@/tests/support/store-fixtures";
import { openSqlite, stores } from "@/tests/support/stores";
import { startTwilio } from "@/tests/support/twilio";

const DAY = 24 * HOUR;
const soon = Date.parse(placedAt) + DAY;
const later = Date.parse(placedAt) + 60 * DAY;
const { guest_phone: phone } = customer;
const people = [
  customer.guest_name,
  customer.guest_phone,
  customer.guest_email,
  customer.guest_address,
  "tank",
  "neighbour",
];
const history = ["pending", "packed", "delivered"].map((status) => ({ status, at: placedAt }));
const names = ["warehouse-email", "customer-email", "customer-sms", "status-1-email", "status-1-sms", "status-2-email"];

/** When an order of `placedAt` is as old as the shop keeps details. */
const aged = new Date(placedAt);
aged.setUTCFullYear(aged.getUTCFullYear() + RETENTION_YEARS);
async function older(store: Store, now: number, mailFolder = join(newDataDir(), "mail")): Promise<number[]> {
  const pages: number[] = [];
  for await (const page of eraseOlder(store, mailFolder, now)) pages.push(page.length);
  return pages;
}

const howTo = (other: { evenUnderWay?: boolean; now?: number } = {}) => ({
  evenUnderWay: false,
  mailFolder: join(newDataDir(), "mail"),
  now: soon,
  ...other,
});

// promise: An erased customer is not on the disk
test("what was erased is in no byte of the order file and of what is beside it, while the shop runs", async () => {
  const dataDir = newDataDir();
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  for (let n = 0; n < 30; n++) await store.place(toPlace({ status: "delivered", guest_phone: phoneOf(n % 3) }));
  const has = (n: number) =>
    readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(phoneOf(n)));
  expect([has(1), has(2)]).toEqual([true, true]);
  expect((await eraseCustomer(store, phoneOf(1), howTo())).forgotten).toHaveLength(10);
  expect([has(1), has(2)]).toEqual([false, true]);
});

describe.each(stores)("in %s", (_name, newStore) => {
  test("nothing of a person is left in their orders and messages, and everything that the books need is", async () => {
    const connect = newStore();
    const store = connect();
    const later = {
      address: wholeAddress,
      delivery_note: "ring the neighbour",
      note: "Ring at Meenakshi's door",
      tracking: { courier: "ST", number: "7788", url: "" },
    };
    const shipped = history.map((entry, index) => (index === 0 ? entry : { ...entry, tracking: later.tracking }));
    const placed = { ...later, status: "delivered", status_history: shipped, user_id: "u1" };
    const erased = toPlace(placed, ["samples:phone:x"], names);
    const another = toPlace({ guest_phone: phoneOf(1), status: "delivered" });
    for (const order of [erased, another]) await store.place(order);
    const id = erased.order.order_id;
    expect(await eraseCustomer(store, phone, howTo())).toEqual({ forgotten: [id], underWay: [], mailFiles: 0 });

    const { order } = (await store.find(id)) ?? expect.fail("the order is gone");
    const person = { guest_name: REMOVED, guest_phone: REMOVED, guest_address: REMOVED };
    expect(orderSchema.parse(order)).toEqual({
      ...erased.order,
      ...person,
      guest_email: null,
      user_id: null,
      guest_city: null,
      guest_pincode: null,
      delivery_note: null,
      address: { line1: REMOVED, line2: "", landmark: "", city: "", state: customer.state, pincode: "" },
      note: null,
      tracking: null,
      version: 2,
      status_history: history,
    });
    expect((await store.list({ limit: 9, terms: ["name:meenaksh"] })).orders.map(({ order_id }) => order_id)).toEqual([
      another.order.order_id,
    ]);
    for (const detail of people) expect(JSON.stringify(order)).not.toContain(detail);
    expect((await store.messagesOf(id)).map((message) => message.id)).toEqual([`${id}:warehouse-email`]);
    expect(await connect.count()).toEqual({ orders: 2, redemptions: 1, messages: 2 });
    expect((await store.find(another.order.order_id))?.order).toEqual(another.order);
    expect(await eraseCustomer(store, phone, howTo())).toEqual({ forgotten: [], underWay: [], mailFiles: 0 });
  });

  test("the redemption that stays prevents an offer from being given twice", async () => {
    const store = newStore()();
    await store.place(toPlace({ status: "delivered" }, ["samples:phone:x"]));
    await eraseCustomer(store, phone, howTo());
    expect(await store.place(toPlace({}, ["samples:phone:x"]))).toMatchObject({ outcome: "already_redeemed" });
  });

  test("an account's claim of an offer goes with its orders, another's and the use of one stay", async () => {
    const store = newStore()();
    await store.place(toPlace({ status: "delivered", user_id: "erased" }, ["first-order:uid:erased"]));
    for (const uid of ["erased", "another"]) await store.saveClaimMark(uid, `mark of ${uid}`);
    await eraseCustomer(store, phone, howTo());
    expect([await store.claimMark("erased"), await store.claimMark("another")]).toEqual([null, "mark of another"]);
    expect(await store.existingRedemptions(["first-order:uid:erased"])).toEqual(["first-order:uid:erased"]);
  });

  test("an order under way is refused by its id, and nothing at all is changed", async () => {
    const store = newStore()();
    const [open, ended] = [toPlace({ status: "packed" }), toPlace({ status: "cancelled" })];
    for (const order of [open, ended]) await store.place(order);
    const refused = { forgotten: [], underWay: [open.order.order_id], mailFiles: 0 };
    expect(await eraseCustomer(store, phone, howTo())).toEqual(refused);
    expect((await store.list({ limit: 9, phone })).orders).toHaveLength(2);
    const asked = await eraseCustomer(store, phone, howTo({ evenUnderWay: true }));
    expect(asked.forgotten.sort()).toEqual([open.order.order_id, ended.order.order_id].sort());
  });

  test("after sixty days an order counts as under way no longer", async () => {
    const store = newStore()();
    await store.place(toPlace());
    expect((await eraseCustomer(store, phone, howTo({ now: later - 1 }))).underWay).toHaveLength(1);
    expect((await eraseCustomer(store, phone, howTo({ now: later }))).forgotten).toHaveLength(1);
  });

  test("more orders than one page holds are all found", commandTimeout, async () => {
    const store = newStore()();
    for (let n = 0; n < 120; n++) await store.place(toPlace({ status: "delivered" }, [], []));
    expect((await eraseCustomer(store, phone, howTo())).forgotten).toHaveLength(120);
  });

  test("who ordered longer ago than the shop keeps details is erased, from their bill too; who ordered a moment later is not", async () => {
    const [shop, store] = [await freshShop(), newStore()()];
    const old = toPlace({ user_id: "u1" }, ["samples:phone:x"], names);
    const younger = toPlace({ created_at: new Date(Date.parse(placedAt) + 1).toISOString() }, [], names);
    for (const placed of [old, younger]) {
      await store.place(placed);
      const bill = billOf(placed.order, taxFacts, placedAt);
      const withBill = (order: Order) => ({ order: { ...order }, messages: [], papers: { bill } });
      await shop.inside(() => store.update(placed.order.order_id, withBill));
    }
    await store.saveClaimMark("u1", "mark");
    expect(await older(store, aged.getTime())).toEqual([0]);
    expect(await older(store, aged.getTime() + 1)).toEqual([1]);
    const left = async ({ order: { order_id } }: typeof old) =>
      JSON.stringify([await store.find(order_id), await store.billsOf(order_id), await store.messagesOf(order_id)]);
    for (const detail of people.slice(0, 4)) {
      expect(await left(old)).not.toContain(detail);
      expect(await left(younger)).toContain(detail);
    }
    const { order } = (await store.find(old.order.order_id)) ?? expect.fail("the order is gone");
    expect(order).toMatchObject({ guest_phone: REMOVED, user_id: null, total_price: 200, state: customer.state });
    const [bill] = await store.billsOf(old.order.order_id);
    expect(bill).toMatchObject({ buyer: { name: "", address: "", state: customer.state }, sums: { total: 200_00 } });
    expect(order.bill).not.toBeNull();
    expect(await store.claimMark("u1")).toBeNull();
    expect(await older(store, aged.getTime() + 1)).toEqual([0]);
  });

  test("old orders are erased page by page; one that was stopped goes on where it was", commandTimeout, async () => {
    const store = newStore()();
    for (let n = 0; n < 120; n++) await store.place(toPlace({}, [], []));
    for await (const page of eraseOlder(store, "/nowhere", aged.getTime() + 1)) {
      expect(page).toHaveLength(100);
      break;
    }
    expect(await older(store, aged.getTime() + 1)).toEqual([0, 20]);
    expect(await older(store, aged.getTime() + 1)).toEqual([0, 0]);
  });

  test("an attempt that runs while its message is deleted finds nothing to update", async () => {
    const store = newStore()();
    const erased = toPlace({ status: "delivered" }, [], []);
    await store.place({ ...erased, messages: [messageOf(erased.order.order_id, "customer-email")] });
    const [message] = await store.messagesOf(erased.order.order_id);
    await eraseCustomer(store, phone, howTo());
    expect(await store.changeMessage(message ?? expect.fail("no message"), { state: "sent" })).toBeNull();
  });
});

test("the erased orders' e-mail files are removed, and no other's, whatever the ids begin with", async () => {
  const [, newStore] = stores[0] ?? expect.fail("no store");
  const store = newStore()();
  const mailFolder = join(newDataDir(), "mail");
  const erased = toPlace({ order_id: newOrderId(), status: "delivered" });
  await store.place(erased);
  const id = erased.order.order_id;
  const ends = ["warehouse-email.eml", "customer-email.eml", "status-12-email.eml", "customer-email.eml.part"];
  const others = [`${id}-x-warehouse-email.eml`, `x${id}-warehouse-email.eml`, `${newOrderId()}-customer-email.eml`];
  mkdirSync(mailFolder);
  for (const file of [...ends.map((end) => `${id}-${end}`), ...others]) writeFileSync(join(mailFolder, file), "");
  expect((await eraseCustomer(store, phone, { ...howTo(), mailFolder })).mailFiles).toBe(4);
  expect(readdirSync(mailFolder).sort()).toEqual(others.sort());
});

test("a status change of an erased order sends nothing, and no phone number opens it any more", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, TWILIO_SMS_FROM: "ANJRAI" });
  const sent = anOrder();
  await shop.place(sent);
  await shop.settled();
  const before = twilio.arrived.length;
  await shop.inside(() => eraseCustomer(shop.store(), phone, howTo({ evenUnderWay: true, now: Date.now() })));
  await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "packed" });
  await shop.settled();
  expect([twilio.arrived.length, await shop.unsent()]).toEqual([before, []]);
  for (const phone of [sent.guest_phone, "", REMOVED])
    expect((await shop.lookUp(sent.order_id, phone)).status).toBe(404);
});

test("the command erases while the shop runs, and reports it without a person's details", commandTimeout, async () => {
  stopClock();
  const shop = await freshShop();
  const [sent, other] = [anOrderWithSample(), anOrder({ guest_phone: phoneOf(2) })];
  for (const order of [sent, other]) await shop.place(order);
  await shop.settled();
  const refused = await command("forget", shop.dataDir, "--phone", "+91 98765 43210");
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.said).toMatch(new RegExp(`^Still under way: ${sent.order_id}\nNothing was changed\\.`));

  await shop.tellStatus(sent.order_id, { status: "delivered" });
  const done = await command("forget", shop.dataDir, "--phone", "09876543210");
  expect([done.code, done.said]).toEqual([0, ""]);
  expect(done.out).toMatch(new RegExp(`^Erased in: ${sent.order_id}\n3 mail files removed\\.\n`));
  for (const { out, said } of [refused, done]) for (const detail of people) expect(out + said).not.toContain(detail);
  expect(readdirSync(join(shop.dataDir, "mail"))).toEqual([`${other.order_id}-warehouse-email.eml`]);
  const again = await command("forget", shop.dataDir, "--phone", phone);
  expect([again.code, again.out]).toEqual([0, "There is no order with this phone number.\n"]);
  // The offer that the erased customer used is used: the samples of another order are refused.
  expect((await shop.place(anOrderWithSample())).body.code).toBe("sample_unavailable");
});

test(
  "the command erases what is old, tells how far it is, names nobody, and finds nothing the second time",
  commandTimeout,
  async () => {
    const shop = await freshShop();
    const longAgo = new Date();
    longAgo.setUTCFullYear(longAgo.getUTCFullYear() - RETENTION_YEARS - 1);
    const old = toPlace({ created_at: longAgo.toISOString() });
    await shop.store().place(old);
    const sent = anOrder();
    await shop.place(sent);
    await shop.settled();
    const done = await command("forget", shop.dataDir, "--older");
    expect([done.code, done.said]).toEqual([0, ""]);
    expect(done.out).toMatch(/^Orders erased so far: 1\nOrders older than \d+ years that were erased: 1\nBy hand: /);
    for (const detail of people) expect(done.out).not.toContain(detail);
    const phoneOfOrder = async (id: string) => (await shop.store().find(id))?.order.guest_phone;
    expect([await phoneOfOrder(old.order.order_id), await phoneOfOrder(sent.order_id)]).toEqual([REMOVED, phone]);
    const again = await command("forget", shop.dataDir, "--older");
    expect([again.code, again.out]).toEqual([0, `Orders older than ${RETENTION_YEARS} years that were erased: 0\n`]);
  },
);

test.each([["--phone", "98765"], ["--phone", "+1 415 523 8886"], [], ["--everybody"], ["--older", "--even-open"]])(
  "%s %s is no number to erase",
  commandTimeout,
  async (...args) => {
    const shop = await freshShop();
    const { code, out, said } = await command("forget", shop.dataDir, ...args.filter((arg) => typeof arg === "string"));
    expect([code, out]).toEqual([1, ""]);
    expect(said).toMatch(/^Whose orders\? An Indian mobile number of ten digits: npm run forget[^\n]*\n$/);
  },
);
