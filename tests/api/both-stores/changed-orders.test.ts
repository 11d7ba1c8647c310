import { expect, test } from "vitest";
import { MINUTE, pass } from "@/tests/support/clock";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { anOrderWithSample, customer, customerAddress } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";

const placed = async (shop: Shop, other = {}) => (await shop.placed(other)).order_id;

test("staff change an order's lines, person and address: re-quoted, with the total that it had, and a history of who did what", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  const address = { ...customerAddress, city: "Kochi", state: "Kerala", pincode: "682001" };
  const items = [
    { name: "Black Pepper", qty: 1 },
    { name: "Hill Tea", qty: 1 },
  ];
  const change = { items, guest_phone: "98765 43211", address, delivery_note: "ring the neighbour" };
  const { status, body } = await shop.change(id, { change, if_version: 1 });
  expect([status, body.before]).toEqual([200, { total_price: 600 }]);
  const other = { total_price: 400, guest_phone: "9876543211", state: "Kerala", version: 2, address };
  expect(body.order).toMatchObject(other);
  const what = "- 1 Black Pepper; new phone number; new address; new delivery note; total ₹400, before ₹600";
  expect(body.order?.history).toMatchObject([{ by: "staff", what }]);
  expect(body.order?.guest_address).toContain("Kochi, Kerala - 682001");
  const again = await shop.change(id, { change });
  expect([again.status, again.body.order?.version, again.body.order?.history.length]).toEqual([200, 2, 1]);
});

test("a change that starts from another version is refused with what happened, also with a yes to go on without the offer", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  await shop.change(id, { change: { guest_name: "Kala" } });
  const { status, body } = await shop.change(id, { change: { guest_name: "Mala" }, if_version: 1 });
  expect([status, body.code, body.order?.guest_name]).toEqual([409, "order_moved", "Kala"]);
  expect(body.error).toContain("The last change: new name, by staff.");
  const late = await shop.change(id, { change: { guest_name: "Mala" }, if_version: 1, force: true });
  expect([late.status, late.body.code]).toEqual([409, "order_moved"]);
  expect((await shop.stored(id)).guest_name).toBe("Kala");
});

test("packed, an order is still changed; shipped, delivered or cancelled it is not any more", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  const change = (qty: number) => shop.change(id, { change: { items: [{ name: "Hill Tea", qty }] }, force: true });
  await shop.change(id, { status: "packed" });
  expect((await change(1)).body.order?.total_price).toBe(200);
  for (const status of ["shipped", "delivered", "cancelled"]) {
    await shop.change(id, { status });
    const refused = await change(9);
    expect([status, refused.status, refused.body.code]).toEqual([status, 409, "order_moved"]);
    expect((await shop.stored(id)).total_price).toBe(200);
  }
});

test("what is no change of an order is refused, and nothing is changed", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  const tea = { name: "Hill Tea", qty: 1 };
  for (const change of [
    {},
    { items: [] },
    { items: [{ name: "Moon Dust", qty: 1 }] },
    { items: [{ ...tea, qty: 100 }] },
    // A sample of its own.
    { items: [tea, { name: "Green Cardamom", qty: 1, price: 0 }] },
    { guest_phone: "987654321" },
    { address: { line1: "1", city: "Kochi", state: "Kerala" } },
    { delivery_note: "x".repeat(141) },
  ]) {
    const { status, body } = await shop.change(id, { change });
    expect([change, status, body.code]).toEqual([change, 422, "invalid_order"]);
  }
  expect((await shop.stored(id)).version).toBe(1);
});

test("the warehouse hears each difference at once, the customer the last total once, after a minute", async () => {
  const { shop, mail, twilio } = await shopWithProviders({ TWILIO_SMS_FROM: "ANJRAI" });
  const id = await placed(shop, { guest_email: customer.guest_email });
  const [mails, chats] = [mail.mails.length, twilio.arrived.length];
  await shop.change(id, { change: { items: [{ name: "Hill Tea", qty: 2 }] } });
  await shop.asStaff("POST", "/api/notifications");
  const [first] = mail.mails.slice(mails);
  expect(mail.mails).toHaveLength(mails + 1);
  expect(first?.subject).toContain("Changed: order");
  for (const line of ["- 2 Black Pepper", "+ 1 Hill Tea", "total ₹400, before ₹600"])
    expect(first?.text).toContain(line);
  expect(twilio.arrived.length).toBeGreaterThan(chats);
  expect(twilio.arrived.at(-1)?.form.Body).toContain("- 2 Black Pepper");

  await shop.change(id, { change: { items: [{ name: "Hill Tea", qty: 3 }] } });
  pass(MINUTE);
  await shop.asStaff("POST", "/api/notifications");
  const toCustomer = mail.mails.slice(mails).filter(({ to }) => to?.[0]?.address === customer.guest_email);
  expect(toCustomer).toHaveLength(1);
  expect(toCustomer[0]?.text).toContain("₹600");
  expect(twilio.to(`+91${customer.guest_phone}`).at(-1)?.form.Body).toContain("is changed as you asked.");
  expect(mail.mails.slice(mails).filter(({ subject }) => subject?.includes("Changed: order"))).toHaveLength(2);
});

test("with notify off the warehouse's mailbox hears of a change, and nobody else", async () => {
  const { shop } = await shopWithProviders();
  const id = await placed(shop, { guest_email: customer.guest_email });
  await shop.change(id, { change: { delivery_note: "ring" }, notify: false });
  const kinds = (await shop.store().messagesOf(id)).filter(({ change }) => change !== null).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["warehouse-email"]));
  await shop.settled();
});

test("a customer cancels until the parcel is packed, once, with a reason that staff read, and without what is for staff", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  const { status, body } = await shop.cancel(id, customer.guest_phone, "ordered twice, see evil.example");
  expect([status, body.order?.status]).toEqual([200, "cancelled"]);
  for (const word of ['"history"', '"note"', '"paid"', '"version"', customer.guest_phone, "Kutchery"])
    expect(JSON.stringify(body)).not.toContain(word);
  expect(await shop.stored(id)).toMatchObject({
    // Nothing that a stranger types can be tapped, in a note neither.
    note: "Cancelled by the customer: ordered twice, see evil. example",
    history: [{ by: "customer", what: "cancelled; note" }],
  });
  const again = await shop.cancel(id, customer.guest_phone, "again");
  expect([again.status, again.body.order?.status_history.length]).toEqual([200, 2]);
  expect((await shop.stored(id)).note).not.toContain("again");
});

test("a customer can't cancel what is packed, shipped or delivered, and is told whom to call", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  for (const status of ["packed", "shipped", "delivered"]) {
    await shop.change(id, { status });
    const { status: answered, body } = await shop.cancel(id, customer.guest_phone);
    expect([status, answered, body.code, body.order]).toEqual([status, 409, "order_moved", undefined]);
    expect((await shop.stored(id)).status).toBe(status);
  }
});

test("a cancelled order gives its offer back: the customer orders again at the same price", async () => {
  const shop = await shopWithOffers();
  await shop.claim("u");
  const first = await shop.order(onePack(100), { uid: "u" });
  const id = first.body.order?.order_id ?? "";
  expect((await shop.offers({ uid: "u" })).first_order).toBe("used");
  await shop.cancel(id, customer.guest_phone);
  expect((await shop.offers({ uid: "u" })).first_order).toBe("claimed");
  const again = await shop.order(onePack(100), { uid: "u" });
  expect([again.status, again.body.order?.discount_kind]).toEqual([201, "first_order"]);
  // Undone, the first order would use what the second has.
  const undone = await shop.change(id, { status: "pending" });
  expect([undone.status, undone.body.code]).toEqual([422, "offer_unavailable"]);
  expect((await shop.stored(id)).status).toBe("cancelled");
  const forced = await shop.change(id, { status: "pending", force: true });
  expect([forced.status, forced.body.order?.total_price, forced.body.order?.discount_kind]).toEqual([200, 200, null]);
});

test("an erased customer's order leads to no offer any more: cancelled afterwards, it gives none back", async () => {
  const shop = await freshShop();
  const id = await placed(shop, anOrderWithSample());
  await shop.change(id, { status: "delivered" });
  await shop.asStaff("POST", "/api/staff/erasures", { phone: customer.guest_phone });
  await shop.change(id, { status: "cancelled" });
  const again = await shop.place(anOrderWithSample());
  expect([again.status, again.body.code]).toEqual([422, "sample_unavailable"]);
});
