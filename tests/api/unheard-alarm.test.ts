import { expect, test, vi } from "vitest";
import { DAY, HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv } from "@/tests/support/mail-server";
import { warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const ALARM = /did not get its message/;

/** So many minutes of attempts, one each minute; an alarm is looked for every five. */
async function minutes(shop: Shop, count: number, step = 1): Promise<void> {
  for (let minute = 0; minute < count; minute += step) {
    pass(step * MINUTE);
    await shop.asStaff("POST", "/api/notifications");
  }
}

async function placeSome(shop: Shop, count: number): Promise<void> {
  for (let n = 0; n < count; n++)
    await shop.placed({ guest_phone: `900000000${n}`, guest_email: `c${n}@customer.example` });
}

async function failingWhatsApp(moment = Date.now(), variables = {}) {
  const providers = await shopWithProviders(variables, moment);
  const { mail, twilio } = providers;
  for (const number of [warehouse.one, warehouse.two]) twilio.answer(number, { status: 500, code: 20500 });
  const alarms = () => mail.mails.filter(({ subject }) => ALARM.test(subject ?? ""));
  return { ...providers, alarms };
}

// promise: when a warehouse message has failed for 15 minutes, one mail says so
test("when the warehouse's WhatsApp messages fail for 15 minutes, one mail says so, however many orders wait", async () => {
  const { shop, alarms } = await failingWhatsApp();
  await placeSome(shop, 3);
  // It looks a second before each fifth minute; what it saves leaves in the next one.
  vi.setSystemTime(Date.now() - SECOND);
  await minutes(shop, 15, 5);
  await minutes(shop, 1);
  expect(alarms()).toHaveLength(0);
  await minutes(shop, 5, 5);
  await minutes(shop, 1);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]?.text).toContain("/staff/problems");
  expect(alarms()[0]?.text).toContain("Twilio answered 500");
  await minutes(shop, 75, 5);
  expect(alarms()).toHaveLength(1);
  pass(6 * HOUR);
  await minutes(shop, 2);
  expect(alarms()).toHaveLength(2);
});

// Before the first alarm, behind it, and behind the next look.
test.each([5, 17, 30])("one alarm in six hours, with midnight %i minutes after the first order", async (wait) => {
  const midnight = Math.ceil(Date.now() / DAY) * DAY;
  const { shop, alarms } = await failingWhatsApp(midnight - wait * MINUTE);
  await placeSome(shop, 2);
  await minutes(shop, 20);
  await minutes(shop, 40, 5);
  expect(alarms()).toHaveLength(1);
});

test("two servers send one alarm, also on both sides of midnight", async () => {
  const midnight = Math.ceil(Date.now() / DAY) * DAY;
  const { shop, settings, alarms } = await failingWhatsApp(midnight - 18 * MINUTE);
  await placeSome(shop, 2);
  await minutes(shop, 17);
  await minutes(await freshShop(settings, shop.dataDir), 8);
  expect(alarms()).toHaveLength(1);
});

test("a trouble that is over within 15 minutes is nobody's mail", async () => {
  const { shop, twilio, alarms } = await failingWhatsApp();
  await placeSome(shop, 1);
  await minutes(shop, 5);
  for (const number of [warehouse.one, warehouse.two]) twilio.answer(number, "taken");
  await minutes(shop, 40, 5);
  expect(alarms()).toHaveLength(0);
});

test("a message that can never arrive is reported, too, once it is older than 15 minutes", async () => {
  const { shop, twilio, alarms } = await failingWhatsApp();
  twilio.answer(warehouse.one, { status: 400, code: 21211 });
  await placeSome(shop, 1);
  pass(SECOND);
  await minutes(shop, 15, 5);
  await minutes(shop, 1);
  expect(alarms()).toHaveLength(1);
});

test.each([
  ["by WhatsApp where it is the mail that fails", {}, 1],
  ["and by nothing where an approved template allows no other text", { TWILIO_CONTENT_SID: `HX${"0".repeat(32)}` }, 0],
])("the warehouse hears of it %s", async (_how, settings, expected) => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...mailEnv(await closedPort()), ...twilio.env, ...settings });
  await placeSome(shop, 2);
  await minutes(shop, 40, 5);
  const alarms = twilio.arrived.filter(({ form }) => /has not gone out: The mail server/.test(form.Body ?? ""));
  expect(alarms).toHaveLength(expected);
});

const look = async (shop: Shop) => {
  const { reportUnsent } = await shop.inside(() => import("#lib/server/outbox/alerts/alarms.ts"));
  await shop.inside(() => reportUnsent(Date.now()));
};

test("the look leaves a message alone that is being sent: its outcome would be lost, and it would go twice", async () => {
  const { shop, alarms } = await failingWhatsApp();
  await placeSome(shop, 1);
  pass(20 * MINUTE);
  const store = shop.store();
  for (const { id } of await shop.unsent()) {
    const message = (await store.findMessage(id)) ?? expect.fail(id);
    await store.changeMessage(message, { due_at: Date.now() + MINUTE });
  }
  const versions = async () => {
    const waiting = await store.dueMessages(Number.MAX_SAFE_INTEGER, 9);
    return waiting.filter(({ order_id }) => order_id !== "").map(({ id, version }) => [id, version]);
  };
  const before = await versions();
  expect(before.length).toBeGreaterThan(0);
  await look(shop);
  expect(await versions()).toEqual(before);
  expect(alarms()).toEqual([]);
});

test("messages that wait for the ceiling are nobody's alarm", async () => {
  const { shop, twilio, alarms } = await failingWhatsApp(Date.now(), { MESSAGE_CEILING: "0" });
  await placeSome(shop, 1);
  for (let minute = 0; minute < 30; minute += 5) {
    pass(5 * MINUTE);
    await shop.deliverDue();
  }
  expect([twilio.arrived, alarms()]).toEqual([[], []]);
});

test("an alarm that could not leave in time is not sent when all has arrived meanwhile", async () => {
  const { shop, mail, twilio, alarms } = await failingWhatsApp();
  await placeSome(shop, 1);
  const before = mail.mails.length;
  mail.ways.refuseGreeting = 421;
  await minutes(shop, 22, 2);
  expect((await shop.unsent()).some(({ id }) => id.startsWith("unheard-"))).toBe(true);
  for (const number of [warehouse.one, warehouse.two]) twilio.answer(number, "taken");
  await minutes(shop, 20, 5);
  mail.ways.refuseGreeting = null;
  await minutes(shop, 30, 5);
  expect(alarms()).toEqual([]);
  expect(mail.mails).toHaveLength(before);
  expect(await shop.unsent()).toEqual([]);
});

test("a clock that is set back by a day keeps no alarm back", async () => {
  const now = Date.now();
  const { shop, alarms } = await failingWhatsApp(now + DAY);
  await minutes(shop, 1);
  vi.setSystemTime(now);
  await placeSome(shop, 1);
  await minutes(shop, 25, 5);
  expect(alarms()).toHaveLength(1);
});
