import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, fallbackNumber, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop } from "@/tests/support/shop";

const phone = `+91${customer.guest_phone}`;
const { one, two, email } = warehouse;

/** A shop with every channel and a stopped clock, and an order that is not sent yet. */
async function shopThatTells() {
  const { shop, mail: server, twilio } = await shopWithProviders({ TWILIO_SMS_FROM: "ANJRAI" });
  const sent = anOrder({ guest_email: customer.guest_email });
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
    /** Places the order; its own messages are tried, and don't count. */
    async place() {
      await shop.place(sent);
      await shop.settled();
      messagesSent();
    },
    async change(body: object) {
      const answer = await shop.change(sent.order_id, body);
      await shop.settled();
      return answer;
    },
    async after(milliseconds: number) {
      pass(milliseconds);
      await shop.asStaff("POST", "/api/notifications");
      return messagesSent();
    },
    sent,
    number: spokenNumber(sent.order_id),
    six: sent.order_id.slice(-6),
  };
}

/** The same shop after the messages about the order were sent. */
async function toldShop() {
  const telling = await shopThatTells();
  await telling.place();
  return telling;
}

test("a status change is sent 60 seconds later, and not before", async () => {
  const { change, after, six } = await toldShop();
  await change({ status: "packed" });
  expect(await after(MINUTE - SECOND)).toEqual([]);
  const text = expect.stringContaining(`${phone} Wayanad Larder: your order ${six} is packed.`);
  expect(await after(SECOND)).toEqual([text, `${customer.guest_email} Packed`]);
});

test("a status that is changed back within the minute sends nothing", async () => {
  const { shop, change, after } = await toldShop();
  for (const status of ["cancelled", "pending"]) await change({ status });
  expect(await after(2 * MINUTE)).toEqual([]);
  await change({ status: "packed" });
  expect(await after(2 * MINUTE)).toHaveLength(2);
  for (const status of ["delivered", "packed"]) await change({ status });
  expect(await after(2 * MINUTE)).toEqual([]);
  expect(await shop.unsent()).toEqual([]);
});

test("other tracking of an order that is on its way is told, once", async () => {
  const { shop, sent, change, after, six } = await toldShop();
  const parcel = (number: string) => ({ tracking: { courier: "ST", number } });
  const list = (number: string) => ({ orders: [{ order: sent.order_id, ...parcel(number) }], status: "shipped" });
  const told = async () => {
    await shop.settled();
    const texts = await after(2 * MINUTE);
    return texts.map((text) => text.replace(/^.*: your order |^\S+ /, "").replace(/ Status: .*$/, ""));
  };
  await shop.asStaff("PATCH", "/api/orders", list("1"));
  expect(await told()).toEqual(["is on its way with ST 1.", "On its way"]);
  for (const _ of ["once", "again"]) await shop.asStaff("PATCH", "/api/orders", list("2"));
  expect(await told()).toEqual(["is on its way with ST 2.", "On its way"]);
  await change({ ...parcel("3"), notify: false });
  expect(await told()).toEqual([]);
  // The form of one order, with a slip that is mended within the minute.
  for (const number of ["4", "5"]) await change(parcel(number));
  expect(await told()).toEqual(["is on its way with ST 5.", "On its way"]);
  await change({ tracking: null });
  await change({ status: "delivered", ...parcel("6") });
  expect(await told()).toEqual([`${six} has arrived.`, "Delivered"]);
});

test("of changes that follow each other within the minute, and while the provider is down, the last is sent", async () => {
  const { server, twilio, change, after, shop, six } = await toldShop();
  for (const status of ["confirmed", "packed"]) await change({ status });
  server.ways.refuseGreeting = 421;
  twilio.answer(phone, { status: 500 });
  await after(MINUTE);
  expect((await shop.unsent()).map(({ id }) => id.split(":")[1]).sort()).toEqual(["status-2-email", "status-2-sms"]);
  await change({ status: "shipped" });
  server.ways.refuseGreeting = null;
  twilio.answer(phone, "taken");
  const text = expect.stringContaining(`your order ${six} is on its way.`);
  expect(await after(HOUR)).toEqual([text, `${customer.guest_email} On its way`]);
  expect(await shop.unsent()).toEqual([]);
});

test("an order that is cancelled while its messages wait is reported to nobody as new", async () => {
  const { shop, server, twilio, place, change, after } = await shopThatTells();
  server.ways.refuseGreeting = 421;
  for (const number of [one, two, fallbackNumber, phone]) twilio.answer(number, { status: 500 });
  await place();
  server.ways.refuseGreeting = null;
  for (const number of [one, two, fallbackNumber, phone]) twilio.answer(number, "taken");
  await change({ status: "cancelled" });
  // A try that failed may have arrived all the same: so the warehouse hears of the cancelling.
  const all = await after(HOUR);
  expect(all.filter((text) => /new order|thank you/i.test(text))).toEqual([]);
  expect(all.filter((text) => /cancelled|\(\w{20}\)/i.test(text))).toHaveLength(5);
  expect(all).toHaveLength(5);
  expect(await shop.unsent()).toEqual([]);
});

test("a cancelling that is a slip holds the order's waiting messages, and its undoing lets them go", async () => {
  const { server, place, change, after, shop } = await shopThatTells();
  server.ways.refuseGreeting = 421;
  await place();
  server.ways.refuseGreeting = null;
  pass(2 * MINUTE);
  await change({ status: "cancelled" });
  expect(await after(0)).toEqual([]);
  await change({ status: "pending" });
  const mails = [customer.guest_email, `${email} New order`].map((words) => expect.stringContaining(words));
  expect(await after(2 * MINUTE)).toEqual(mails);
  expect(await shop.unsent()).toEqual([]);
});

test("a warehouse that has a message about an order gets one when it is cancelled, and one when it continues", async () => {
  const { change, after, number, six, sent } = await toldShop();
  await change({ status: "Cancelled" });
  expect(await after(MINUTE)).toEqual([
    `${one} *Wayanad Larder: CANCELLED: order ${number}*`,
    `${two} *Wayanad Larder: CANCELLED: order ${number}*`,
    expect.stringContaining(`${phone} Wayanad Larder: your order ${six} is cancelled.`),
    `${customer.guest_email} Cancelled`,
    `${email} order ${number} (${sent.order_id})`,
  ]);
  await change({ status: "packed" });
  const again = [one, two].map((to) => `${to} *Wayanad Larder: Open again: order ${number}*`);
  const toWarehouse = (await after(MINUTE)).filter((text) => !/^(\+919876|meenakshi)/.test(text));
  expect(toWarehouse).toEqual([...again, `${email} order ${number} (${sent.order_id})`]);
});

test.each<[body: { status: string; notify?: boolean; exact?: boolean }, messages: number]>([
  [{ status: "SHIPPED" }, 2],
  [{ status: "shipped", notify: true }, 2],
  [{ status: "shipped", notify: false }, 0],
  [{ status: "shiped", exact: true }, 0],
  [{ status: "Waiting for jars", notify: false }, 0],
  [{ status: "Waiting for jars", notify: true }, 2],
])("%j messages the customer %i times", async (body, messages) => {
  const { change, after } = await toldShop();
  expect((await change(body)).status).toBe(200);
  expect(await after(2 * MINUTE)).toHaveLength(messages);
});

test("a notify that is neither true nor false is refused; with false a cancelled fake order messages no customer and costs nothing, and the warehouse's mail says so", async () => {
  const { shop, change, after, number, sent } = await toldShop();
  for (const notify of ["no", 0, null]) {
    const { status, body } = await change({ status: "cancelled", notify });
    expect([status, body.code]).toEqual([422, "invalid_order"]);
  }
  expect((await shop.stored(sent.order_id)).status).toBe("pending");
  await change({ status: "cancelled", notify: false });
  expect(await after(MINUTE)).toEqual([`${email} order ${number} (${sent.order_id})`]);
});

test("each of the warehouse's addresses gets its own mail, and is tried again alone", async () => {
  stopClock();
  const server = await startMailServer();
  const shop = await freshShop({ ...server.env, WAREHOUSE_EMAIL: "one@warehouse.example, two@warehouse.example" });
  const sent = await shop.placed();
  expect(server.mails.map(({ to, messageId }) => [to?.map(({ address }) => address), messageId]).sort()).toEqual([
    [["one@warehouse.example"], `<${sent.order_id}.warehouse-email@wayanad-larder.example>`],
    [["two@warehouse.example"], `<${sent.order_id}.warehouse-email.2@wayanad-larder.example>`],
  ]);
  const ids = (await shop.store().messagesOf(sent.order_id)).map(({ id }) => id.slice(sent.order_id.length + 1));
  expect(ids.sort()).toEqual(["warehouse-email", "warehouse-email:2"]);
});
