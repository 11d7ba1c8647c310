import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { eraseCustomers } from "#lib/server/orders/erase-customer.ts";
import type { Store } from "#lib/server/store/store.ts";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { REMOVED } from "#lib/shop/order/order-facts.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { HOUR } from "@/tests/support/clock";
import { customer, newOrderId, phoneOf, wholeAddress } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, newDataDir } from "@/tests/support/shop";
import { placedAt, toPlace } from "@/tests/support/store-fixtures";
import { openSqlite, stores } from "@/tests/support/stores";

const DAY = 24 * HOUR;
const soon = Date.parse(placedAt) + DAY;
const later = Date.parse(placedAt) + 60 * DAY;
const { guest_phone: phone } = customer;
const { guest_name, guest_email, guest_address } = customer;
const people = [guest_name, phone, guest_email, guest_address, "tank", "neighbour"];
const history = ["pending", "packed", "delivered"].map((status) => ({ status, at: placedAt }));
const names = ["warehouse-email", "customer-email", "customer-sms", "status-1-email", "status-1-sms", "status-2-email"];

type Whose = Parameters<typeof eraseCustomers>[1];
/** All pages, as an owner's calls get them. */
async function erase(
  store: Store,
  whose: Whose = { phone },
  other: { evenOpen?: boolean; now?: number; mailFolder?: string } = {},
) {
  const how = { evenOpen: false, mailFolder: "/nowhere", now: soon, ...other };
  const all: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const done = await eraseCustomers(store, whose, { ...how, cursor });
    if ("open" in done) return done;
    expect(done.erased.length).toBeLessThanOrEqual(100);
    all.push(...done.erased);
    if (done.next === null) return all.sort();
    cursor = done.next;
  }
}

// promise: An erased customer is not on the disk
test("what was erased is in no byte of the order file and of what is beside it, while the shop runs", async () => {
  const dataDir = newDataDir();
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  for (let n = 0; n < 30; n++) await store.place(toPlace({ status: "delivered", guest_phone: phoneOf(n % 3) }));
  const has = (n: number) =>
    readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(phoneOf(n)));
  expect([has(1), has(2)]).toEqual([true, true]);
  expect(await erase(store, { phone: phoneOf(1) })).toHaveLength(10);
  expect([has(1), has(2)]).toEqual([false, true]);
});

describe.each(stores)("in %s", (_name, newStore) => {
  // promise: nothing leads from what was typed to an erased customer
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
    expect(await erase(store)).toEqual([id]);

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
    const found = async (term: string) => (await store.list({ limit: 9, terms: [term] })).orders;
    for (const term of ["name:meenaksh", "name:chenn", "name:6000"]) expect(await found(term)).toEqual([another.order]);
    expect(await found("product:hill-tea")).toHaveLength(2);
    for (const detail of people) expect(JSON.stringify(order)).not.toContain(detail);
    expect((await store.messagesOf(id)).map((message) => message.id)).toEqual([`${id}:warehouse-email`]);
    expect(await connect.count()).toEqual({ orders: 2, redemptions: 1, messages: 2 });
    expect((await store.find(another.order.order_id))?.order).toEqual(another.order);
    expect(await erase(store)).toEqual([]);
  });

  test("an account's claim of an offer goes with its orders, another's and the use of one stay", async () => {
    const store = newStore()();
    await store.place(toPlace({ status: "delivered", user_id: "erased" }, ["first-order:uid:erased"]));
    for (const uid of ["erased", "another"]) await store.saveClaimMark(uid, `mark of ${uid}`);
    await erase(store);
    expect([await store.claimMark("erased"), await store.claimMark("another")]).toEqual([null, "mark of another"]);
    expect(await store.place(toPlace({}, ["first-order:uid:erased"]))).toMatchObject({ outcome: "already_redeemed" });
  });

  test("an order under way is named for sixty days, and nothing at all is changed until that one is meant too", async () => {
    const store = newStore()();
    const [open, ended] = [toPlace({ status: "packed" }), toPlace({ status: "cancelled" })];
    for (const order of [open, ended]) await store.place(order);
    expect(await erase(store)).toEqual({ open: [open.order.order_id] });
    expect((await store.list({ limit: 9, phone })).orders).toHaveLength(2);
    expect(await erase(store, { phone }, { now: later - 1 })).toMatchObject({ open: { length: 1 } });
    expect(await erase(store, { phone }, { evenOpen: true })).toHaveLength(2);
    await store.place(toPlace());
    expect(await erase(store, { phone }, { now: later })).toHaveLength(1);
  });

  test("an e-mail address in small letters, or as it was saved, finds its orders and no others", async () => {
    const store = newStore()();
    const [own, other] = ["Meena@Customer.example", "meena@customer.example.in"].map((guest_email) =>
      toPlace({ guest_email, status: "delivered" }),
    );
    for (const order of [own, other]) if (order) await store.place(order);
    expect(await erase(store, { email: "another@customer.example" })).toEqual([]);
    expect(await erase(store, { email: "Meena@Customer.example" })).toEqual([own?.order.order_id]);
    expect((await store.find(other?.order.order_id ?? ""))?.order).toEqual(other?.order);
  });

  test("who ordered before a moment is erased, from their bill too; who ordered at that moment is not", async () => {
    const [shop, store] = [await freshShop(), newStore()()];
    const old = toPlace({ user_id: "u1" }, ["samples:phone:x"], names);
    const before = new Date(Date.parse(placedAt) + 1).toISOString();
    const younger = toPlace({ created_at: before }, [], names);
    for (const placed of [old, younger]) {
      await store.place(placed);
      const bill = billOf(placed.order, taxFacts, placedAt);
      const withBill = (order: Order) => ({ order: { ...order }, messages: [], taxDocuments: { bill } });
      await shop.inside(() => store.update(placed.order.order_id, withBill));
    }
    const [whole] = await store.billsOf(old.order.order_id);
    await store.saveClaimMark("u1", "mark");
    expect(await erase(store, { before })).toEqual([old.order.order_id]);
    const left = async ({ order: { order_id } }: typeof old) =>
      JSON.stringify([await store.find(order_id), await store.billsOf(order_id), await store.messagesOf(order_id)]);
    for (const detail of people.slice(0, 4)) {
      expect(await left(old)).not.toContain(detail);
      expect(await left(younger)).toContain(detail);
    }
    const { order } = (await store.find(old.order.order_id)) ?? expect.fail("the order is gone");
    expect(order).toMatchObject({ guest_phone: REMOVED, user_id: null, total_price: 200, state: customer.state });
    const buyer = { name: "", address: "", state: customer.state };
    expect(await store.billsOf(old.order.order_id)).toEqual([{ ...whole, buyer }]);
    expect(order.bill).not.toBeNull();
    expect(await store.claimMark("u1")).toBeNull();
    // What is erased is passed over, also by who asks without a cursor.
    expect(await erase(store, { before })).toEqual([]);
  });
});

test("the erased orders' e-mail files are removed, and no other's, whatever the ids begin with", async () => {
  const [, newStore] = stores[0] ?? expect.fail("no store");
  const store = newStore()();
  const mailFolder = join(newDataDir(), "mail");
  const kinds = ["warehouse", "customer", "status-12", "change-2", "status-1-warehouse"];
  const names = [...kinds.map((kind) => `${kind}-email`), "warehouse-email:2"];
  const erased = toPlace({ order_id: newOrderId(), status: "delivered" }, [], names);
  const id = erased.order.order_id;
  const longer = toPlace({ order_id: `${id}-status-1`, guest_phone: phoneOf(1) }, [], ["customer-email"]);
  for (const order of [erased, longer]) await store.place(order);
  const ends = [...kinds.map((kind) => `${kind}-email.eml`), "warehouse-email-2.eml", "customer-email.eml.part"];
  const others = [
    ...[`${id}-status-1-customer-email.eml`, `${id}-x-warehouse-email.eml`],
    ...[`x${id}-warehouse-email.eml`, `${newOrderId()}-customer-email.eml`],
  ];
  mkdirSync(mailFolder);
  for (const file of [...ends.map((end) => `${id}-${end}`), ...others]) writeFileSync(join(mailFolder, file), "");
  await erase(store, { phone }, { mailFolder });
  expect(readdirSync(mailFolder).sort()).toEqual(others.sort());
});

test("a status change of an erased order sends nothing, and no phone number opens it any more", async () => {
  const { shop, twilio } = await shopWithProviders({ TWILIO_SMS_FROM: "ANJRAI" });
  const sent = await shop.placed();
  const before = twilio.arrived.length;
  await shop.asStaff("POST", "/api/staff/erasures", { phone, even_open: true });
  await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "packed" });
  await shop.settled();
  expect([twilio.arrived.length, await shop.unsent()]).toEqual([before, []]);
  for (const phone of [sent.guest_phone, "", REMOVED])
    expect((await shop.lookUp(sent.order_id, phone)).status).toBe(404);
});

test("an e-mail's file that is written while its customer is erased is removed as well", async () => {
  const dataDir = newDataDir();
  const mailFolder = join(dataDir, "mail");
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  const theirs = toPlace({ status: "delivered" }, [], ["customer-email"]);
  await store.place(theirs);
  const file = join(mailFolder, `${theirs.order.order_id}-customer-email.eml`);
  const update = store.update.bind(store);
  store.update = (orderId, change) => {
    mkdirSync(mailFolder, { recursive: true });
    writeFileSync(file, "Dear Meenakshi");
    return update(orderId, change);
  };
  await erase(store, { phone }, { mailFolder });
  expect(existsSync(file)).toBe(false);
});
