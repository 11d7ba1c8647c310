import { expect, test } from "vitest";
import { mailboxOf, smallDomainOf } from "#lib/shop/customer/mailbox.ts";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, phoneOf, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";

const REASON = "Three orders within the hour have messaged this customer already.";

async function shopWithMail(variables: Record<string, string> = {}) {
  // No test of some minutes falls into two hours of the clock.
  stopClock(Math.floor(Date.now() / HOUR) * HOUR);
  skipPauses();
  const server = await startMailServer();
  const settings = { ...server.env, TRUST_PROXY: "1", ...variables };
  const shop = await freshShop(settings);
  let placed = 0;
  async function order(guest_email: string, at = shop) {
    placed += 1;
    const from = { "x-forwarded-for": `198.51.100.${placed % 250}` };
    const sent = anOrder({ guest_email, guest_phone: phoneOf(placed) });
    expect((await at.place(sent, from)).status).toBe(201);
    await at.settled();
    return sent;
  }
  const readers = () => server.mails.map(({ to }) => to?.[0]?.address ?? "").filter((to) => to !== warehouse.email);
  const ofWarehouse = (subject: RegExp) =>
    server.mails.filter(({ to, subject: own = "" }) => to?.[0]?.address === warehouse.email && subject.test(own))
      .length;
  return { shop, server, settings, order, readers, ofWarehouse };
}

test.each([
  ["Ram.Kumar+shop@Gmail.com", "ramkumar@gmail.com"],
  ["r.amkumar@googlemail.com", "ramkumar@gmail.com"],
  ["ram.kumar+x+y@shop.example", "ram.kumar@shop.example"],
  ["ram.kumar@shop.example", "ram.kumar@shop.example"],
  ["+tag@shop.example", "+tag@shop.example"],
  ["ram@me.com", "ram@icloud.com"],
  ["ram-shop@yahoo.co.in", "ram-shop@yahoo.co.in"],
])("the address %s means the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test("a large provider's domain is no small one, in none of its names", () => {
  expect(["a@gmail.com", "a@GoogleMail.com", "a@mac.com"].map(smallDomainOf)).toEqual([null, null, null]);
  expect(smallDomainOf("a@Shop.Example")).toBe("shop.example");
});

// promise: Nobody can have a stranger's mailbox filled
test("all spellings of one mailbox together get three mails in an hour, the warehouse all of its own", async () => {
  const { order, readers, ofWarehouse } = await shopWithMail();
  for (const local of ["ramkumar", "ram.kumar+1", "r.amkumar", "RamKumar+2", "ramkumar+3", "ram.kumar"])
    await order(`${local}@${local.includes("+") ? "gmail.com" : "googlemail.com"}`);
  expect(readers()).toHaveLength(3);
  expect(ofWarehouse(/^New order/)).toBe(6);
});

test("23 mailboxes of one domain get 20 mails in an hour, at two servers together, and the rest in the next", async () => {
  const { shop, settings, order, readers, ofWarehouse } = await shopWithMail();
  const other = await freshShop(settings, shop.dataDir);
  for (let n = 0; n < 23; n++) await order(`someone${n}@victim.example`, n % 2 ? shop : other);
  expect(readers()).toHaveLength(20);
  expect(ofWarehouse(/^New order/)).toBe(23);
  const held = (await shop.unsent()).filter(({ kind }) => kind === "customer-email");
  expect(held.map(({ reason, status }) => [reason, status])).toEqual(
    Array(3).fill(["Too many mails to one domain within the hour.", "waiting"]),
  );
  // Another domain's customers, and a large provider's, are told.
  await order("someone@elsewhere.example");
  for (let n = 0; n < 21; n++) await order(`someone${n}@gmail.com`);
  expect(readers()).toHaveLength(42);
  pass(HOUR + MINUTE);
  await shop.deliverDue();
  expect(readers()).toHaveLength(45);
  expect(ofWarehouse(/^Many orders at once: mails to customers/)).toBe(1);
});

test("20 mails to a domain before the turn of the hour leave none for the minutes after it; staff send at once what is held", async () => {
  const { shop, order, readers } = await shopWithMail();
  pass(50 * MINUTE);
  for (let n = 0; n < 20; n++) await order(`someone${n}@victim.example`);
  pass(20 * MINUTE);
  for (let n = 20; n < 23; n++) await order(`someone${n}@victim.example`);
  expect(readers()).toHaveLength(20);
  await shop.asStaff("POST", "/api/notifications");
  expect(readers()).toHaveLength(23);
  pass(41 * MINUTE);
  await order("another@victim.example");
  expect(readers()).toHaveLength(24);
});

test("above the ceiling customers' mails wait, one mail says so, and the warehouse's mails are never held", async () => {
  const { shop, order, readers, ofWarehouse } = await shopWithMail({ MAIL_CEILING: "3" });
  for (let n = 0; n < 5; n++) await order(`someone@shop${n}.example`);
  expect(readers()).toHaveLength(3);
  expect(ofWarehouse(/^New order/)).toBe(5);
  const held = (await shop.unsent()).filter(({ kind }) => kind === "customer-email");
  expect(held.map(({ reason }) => reason)).toEqual(Array(2).fill("Too many mails to customers within the hour."));
  await shop.deliverDue();
  expect(ofWarehouse(/^Many orders at once: mails to customers/)).toBe(1);
  pass(HOUR + MINUTE);
  await shop.deliverDue();
  expect(readers()).toHaveLength(5);
  expect(await shop.unsent()).toEqual([]);
  // Staff send at once what it holds.
  for (let n = 5; n < 10; n++) await order(`someone@shop${n}.example`);
  expect(readers().length).toBeLessThan(10);
  await shop.asStaff("POST", "/api/notifications");
  expect(readers()).toHaveLength(10);
});

// promise: A held confirmation is seen
test("her own confirmation after three fake orders is held, listed, and sent by a press alone", async () => {
  const { shop, order, readers } = await shopWithMail();
  for (let n = 0; n < 3; n++) await order("meena@customer.example");
  const own = await order("meena@customer.example");
  expect(readers()).toHaveLength(3);
  const held = () => shop.unsent();
  const [order_id, kind] = [own.order_id, "customer-email"];
  expect(await held()).toMatchObject([{ order_id, kind, status: "held", reason: REASON }]);
  for (let hour = 0; hour < 3; hour++) {
    pass(HOUR);
    await shop.deliverDue();
    await shop.asStaff("POST", "/api/notifications");
  }
  expect(readers()).toHaveLength(3);
  // Nobody can have the shop call itself degraded with three fake orders.
  const health = async () => (await shop.call("GET", "/api/health")).body;
  expect(await health()).toMatchObject({ status: "ok", messages: { failed: 0 } });
  const ids = (await held()).map(({ id }) => id);
  await shop.asStaff("POST", "/api/notifications/retry", { ids });
  await shop.deliverDue();
  expect(readers()).toHaveLength(4);
  expect(await held()).toEqual([]);
});

// promise: A status message is no order
test("messages about a status neither count as orders nor are held with them", async () => {
  const { shop, order, readers } = await shopWithMail();
  const first = await order("meena@customer.example");
  for (const status of ["confirmed", "packed", "shipped"]) await shop.tellStatus(first.order_id, { status });
  expect(readers()).toHaveLength(4);
  const second = await order("meena@customer.example");
  expect(readers()).toHaveLength(5);
  await order("meena@customer.example");
  await order("meena@customer.example");
  expect(readers()).toHaveLength(6);
  // Over the limit of orders, news of an order that she knows still comes.
  await shop.tellStatus(second.order_id, { status: "packed" });
  expect(readers()).toHaveLength(7);
});

test("three orders within the hour hold the next one however many messages about their statuses followed", async () => {
  const { shop, order, readers } = await shopWithMail();
  const placed = [];
  for (let n = 0; n < 3; n++) placed.push(await order("meena@gmail.com"));
  for (const status of ["confirmed", "packed", "shipped", "delivered", "packed", "shipped", "delivered"])
    for (const { order_id } of placed) await shop.tellStatus(order_id, { status });
  expect(readers()).toHaveLength(24);
  await order("meena@gmail.com");
  expect(readers()).toHaveLength(24);
});
