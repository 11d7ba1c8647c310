import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, fallbackNumber, type SentOrder, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const phone = `+91${customer.guest_phone}`;

/** A shop with every channel, whose clock stands still, and what it has sent so far. */
async function shopThatTells(variables: Record<string, string> = {}) {
  stopClock();
  skipPauses();
  const [server, twilio] = [await startMailServer(), await startTwilio()];
  const shop = await freshShop({ ...server.env, ...twilio.env, TWILIO_SMS_FROM: "ANJRAI", ...variables });
  const sent = anOrder({ guest_email: customer.guest_email });
  const place = async (order: SentOrder = sent) => {
    await shop.place(order);
    await shop.settled();
  };
  const change = async (body: object) => {
    const answer = await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, body);
    await shop.settled();
    return answer;
  };
  const tryDue = () => shop.asStaff("POST", "/api/notifications");
  /** What was sent since the last call: the recipient, and the subject. */
  const messagesSent = () => {
    const mails = server.mails.splice(0).map(({ to, subject }) => `${to?.[0]?.address} ${subject?.split(": ").at(-1)}`);
    const texts = twilio.arrived.splice(0).map(({ to, form }) => `${to} ${form.Body?.split("\n")[0]}`);
    return [...mails, ...texts].sort();
  };
  return {
    shop,
    server,
    twilio,
    sent,
    place,
    change,
    tryDue,
    messagesSent,
    number: spokenNumber(sent.order_id),
    six: sent.order_id.slice(-6),
  };
}

test("a status change is sent 60 seconds later, and not before", async () => {
  const { place, change, tryDue, messagesSent, six } = await shopThatTells();
  await place();
  messagesSent();
  await change({ status: "packed" });
  pass(MINUTE - SECOND);
  await tryDue();
  expect(messagesSent()).toEqual([]);
  pass(SECOND);
  await tryDue();
  expect(messagesSent()).toEqual([
    expect.stringContaining(`${phone} Wayanad Larder: your order ${six} is packed.`),
    `${customer.guest_email} Packed`,
  ]);
});

test("a status that is changed back within the minute sends nothing", async () => {
  const { shop, place, change, tryDue, messagesSent } = await shopThatTells();
  await place();
  messagesSent();
  for (const status of ["cancelled", "pending"]) await change({ status });
  pass(2 * MINUTE);
  await tryDue();
  expect(messagesSent()).toEqual([]);
  await change({ status: "packed" });
  pass(2 * MINUTE);
  await tryDue();
  expect(messagesSent()).toHaveLength(2);
  for (const status of ["delivered", "packed"]) await change({ status });
  pass(2 * MINUTE);
  await tryDue();
  expect(messagesSent()).toEqual([]);
  expect(await shop.unsent()).toEqual([]);
});

test("other tracking of an order that is on its way is told, once", async () => {
  const { shop, sent, place, change, tryDue, messagesSent, six } = await shopThatTells();
  await place();
  messagesSent();
  const parcel = (number: string) => ({ tracking: { courier: "ST", number } });
  const list = (number: string) => ({ orders: [{ order: sent.order_id, ...parcel(number) }], status: "shipped" });
  const after = async () => {
    await shop.settled();
    pass(2 * MINUTE);
    await tryDue();
    return messagesSent().map((text) => text.replace(/^.*: your order |^\S+ /, "").replace(/ Status: .*$/, ""));
  };
  await shop.asStaff("PATCH", "/api/orders", list("1"));
  expect(await after()).toEqual(["is on its way with ST 1.", "On its way"]);
  // The corrected file, which is sent twice.
  for (const _ of ["once", "again"]) await shop.asStaff("PATCH", "/api/orders", list("2"));
  expect(await after()).toEqual(["is on its way with ST 2.", "On its way"]);
  await change({ ...parcel("3"), notify: false });
  expect(await after()).toEqual([]);
  // The form of one order, with a slip that is mended within the minute.
  for (const number of ["4", "5"]) await change(parcel(number));
  expect(await after()).toEqual(["is on its way with ST 5.", "On its way"]);
  await change({ tracking: null });
  await change({ status: "delivered", ...parcel("6") });
  expect(await after()).toEqual([`${six} has arrived.`, "Delivered"]);
});

test("of changes that follow each other within the minute, and while the provider is down, the last is sent", async () => {
  const { server, twilio, place, change, tryDue, messagesSent, shop, six } = await shopThatTells();
  await place();
  messagesSent();
  for (const status of ["confirmed", "packed"]) await change({ status });
  pass(MINUTE);
  server.ways.refuseGreeting = 421;
  twilio.answer(phone, { status: 500 });
  await tryDue();
  messagesSent();
  expect((await shop.unsent()).map(({ id }) => id.split(":")[1]).sort()).toEqual(["status-2-email", "status-2-sms"]);
  await change({ status: "shipped" });
  server.ways.refuseGreeting = null;
  twilio.answer(phone, "taken");
  pass(HOUR);
  await tryDue();
  expect(messagesSent()).toEqual([
    expect.stringContaining(`your order ${six} is on its way.`),
    `${customer.guest_email} On its way`,
  ]);
  expect(await shop.unsent()).toEqual([]);
});

test("an order that is cancelled while its messages wait is reported to nobody as new", async () => {
  const { shop, server, twilio, place, change, tryDue, messagesSent } = await shopThatTells();
  server.ways.refuseGreeting = 421;
  for (const number of [warehouse.one, warehouse.two, fallbackNumber, phone]) twilio.answer(number, { status: 500 });
  await place();
  messagesSent();
  server.ways.refuseGreeting = null;
  for (const number of [warehouse.one, warehouse.two, fallbackNumber, phone]) twilio.answer(number, "taken");
  await change({ status: "cancelled" });
  pass(HOUR);
  await tryDue();
  // A try that failed may have arrived all the same: so the warehouse hears of the cancelling.
  const all = messagesSent();
  expect(all.filter((text) => /new order|thank you/i.test(text))).toEqual([]);
  expect(all.filter((text) => /cancelled|\(\w{20}\)/i.test(text))).toHaveLength(5);
  expect(all).toHaveLength(5);
  expect(await shop.unsent()).toEqual([]);
});

test("a cancelling that is a slip holds the order's waiting messages, and its undoing lets them go", async () => {
  const { server, place, change, tryDue, messagesSent, shop } = await shopThatTells();
  server.ways.refuseGreeting = 421;
  await place();
  messagesSent();
  server.ways.refuseGreeting = null;
  pass(2 * MINUTE);
  await change({ status: "cancelled" });
  await tryDue();
  expect(messagesSent()).toEqual([]);
  await change({ status: "pending" });
  pass(2 * MINUTE);
  await tryDue();
  expect(messagesSent()).toEqual([
    expect.stringContaining(customer.guest_email),
    expect.stringContaining(`${warehouse.email} New order`),
  ]);
  expect(await shop.unsent()).toEqual([]);
});

test("a warehouse that has a message about an order gets one when it is cancelled, and one when it continues", async () => {
  const { place, change, tryDue, messagesSent, number, six, sent } = await shopThatTells();
  await place();
  messagesSent();
  await change({ status: "Cancelled" });
  pass(MINUTE);
  await tryDue();
  expect(messagesSent()).toEqual([
    `${warehouse.one} *Wayanad Larder: CANCELLED: order ${number}*`,
    `${warehouse.two} *Wayanad Larder: CANCELLED: order ${number}*`,
    expect.stringContaining(`${phone} Wayanad Larder: your order ${six} is cancelled.`),
    `${customer.guest_email} Cancelled`,
    `${warehouse.email} order ${number} (${sent.order_id})`,
  ]);
  await change({ status: "packed" });
  pass(MINUTE);
  await tryDue();
  expect(messagesSent().filter((text) => !/^(\+919876|meenakshi)/.test(text))).toEqual([
    `${warehouse.one} *Wayanad Larder: Open again: order ${number}*`,
    `${warehouse.two} *Wayanad Larder: Open again: order ${number}*`,
    `${warehouse.email} order ${number} (${sent.order_id})`,
  ]);
});

test("the usual statuses match whatever their case and are stored as they are listed", async () => {
  const { place, change } = await shopThatTells();
  await place();
  for (const [typed, stored] of [
    ["Shipped", "shipped"],
    [" DELIVERED ", "delivered"],
    ["Left at the gate", "Left at the gate"],
  ]) {
    const { status, body } = await change({ status: typed });
    expect([status, body.order?.status, body.order?.status_history.at(-1)?.status]).toEqual([200, stored, stored]);
  }
});

test.each<[body: { status: string; notify?: boolean; exact?: boolean }, messages: number]>([
  [{ status: "SHIPPED" }, 2],
  [{ status: "shipped", notify: true }, 2],
  [{ status: "shipped", notify: false }, 0],
  [{ status: "shiped", exact: true }, 0],
  [{ status: "Waiting for jars", notify: false }, 0],
  [{ status: "Waiting for jars", notify: true }, 2],
])("%j messages the customer %i times", async (body, messages) => {
  const { place, change, tryDue, messagesSent } = await shopThatTells();
  await place();
  messagesSent();
  expect((await change(body)).status).toBe(200);
  pass(2 * MINUTE);
  await tryDue();
  expect(messagesSent()).toHaveLength(messages);
});

test("a notify that is neither true nor false is refused, and changes nothing", async () => {
  const { shop, place, change, sent } = await shopThatTells();
  await place();
  for (const notify of ["no", 0, null]) {
    const { status, body } = await change({ status: "shipped", notify });
    expect([status, body.code]).toEqual([422, "invalid_order"]);
  }
  expect((await shop.store().find(sent.order_id))?.order.status).toBe("pending");
});

test("fake orders that are cancelled with notify false message no customer and cost nothing; the warehouse's mail says so", async () => {
  const { place, change, tryDue, messagesSent, number, sent } = await shopThatTells();
  await place();
  messagesSent();
  await change({ status: "cancelled", notify: false });
  pass(MINUTE);
  await tryDue();
  expect(messagesSent()).toEqual([`${warehouse.email} order ${number} (${sent.order_id})`]);
});

test("each of the warehouse's addresses gets its own mail, and is tried again alone", async () => {
  stopClock();
  const server = await startMailServer();
  const shop = await freshShop({ ...server.env, WAREHOUSE_EMAIL: "one@warehouse.example, two@warehouse.example" });
  const sent = anOrder();
  await shop.place(sent);
  await shop.settled();
  expect(server.mails.map(({ to, messageId }) => [to?.map(({ address }) => address), messageId]).sort()).toEqual([
    [["one@warehouse.example"], `<${sent.order_id}.warehouse-email@wayanad-larder.example>`],
    [["two@warehouse.example"], `<${sent.order_id}.warehouse-email.2@wayanad-larder.example>`],
  ]);
  const ids = (await shop.store().messagesOf(sent.order_id)).map(({ id }) => id.slice(sent.order_id.length + 1));
  expect(ids.sort()).toEqual(["warehouse-email", "warehouse-email:2"]);
});
