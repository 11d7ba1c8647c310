import { expect, test } from "vitest";
import { HOUR, MINUTE, pass, SECOND } from "@/tests/support/clock";
import { anOrder, customer, phoneOf, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";

/** Orders of one moment, each from an address of its own, so that no limit on placing is reached. */
async function floodedShop(variables: Record<string, string>) {
  // The alarm is one in each hour of the clock: no test of some minutes may fall into two of them.
  const hour = Math.floor(Date.now() / HOUR) * HOUR;
  const providers = await shopWithProviders({ TWILIO_SMS_FROM: "ANJRAI", ...variables }, hour);
  const { shop, mail: server, twilio } = providers;
  const from = (n: number) => ({ "x-forwarded-for": `198.51.100.${n % 250}` });
  /** Places this number of orders at once; `of` returns the nth order's customer. */
  async function flood(count: number, of: (n: number) => Partial<typeof customer>, at = shop) {
    const orders = Array.from({ length: count }, (_, n) => anOrder(of(n)));
    const answers = await Promise.all(orders.map((order, n) => at.place(order, from(n))));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 201));
    await at.settled();
    // What is too much for a number in one minute leaves at the end of it.
    pass(MINUTE);
    await at.asStaff("POST", "/api/notifications");
    return orders;
  }
  const texts = () => twilio.arrived.filter(({ form }) => form.From === "ANJRAI");
  const whatsApps = () => twilio.arrived.filter(({ form }) => form.To?.startsWith("whatsapp:"));
  const alarms = () => server.mails.filter(({ subject }) => subject?.startsWith("Many orders at once"));
  return { ...providers, server, flood, texts, whatsApps, alarms };
}

test("at most three orders an hour message one phone number and one e-mail address; all orders stay", async () => {
  const { shop, server, texts, flood } = await floodedShop({ MESSAGE_CEILING: "1000" });
  const { guest_email } = customer;
  const writtenSomehow = (n: number) => guest_email.slice(0, n).toUpperCase() + guest_email.slice(n);
  await flood(6, (n) => ({ guest_email: writtenSomehow(n) }));
  const mails = () => server.mails.filter(({ to }) => to?.[0]?.address === guest_email).length;
  expect([texts().length, mails()]).toEqual([3, 3]);
  expect(server.mails.filter(({ to }) => to?.[0]?.address === warehouse.email)).toHaveLength(6);
  expect((await shop.asStaff("GET", "/api/orders?limit=100")).body.orders).toHaveLength(6);
  // The others' are held for staff to look at.
  const held = ["customer-email held", "customer-sms held"].flatMap((one) => Array(3).fill(one));
  expect((await shop.unsent()).map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual(held);
  pass(30 * MINUTE);
  await flood(1, () => ({ guest_email }));
  expect([texts().length, mails()]).toEqual([3, 3]);
  pass(31 * MINUTE);
  await flood(5, () => ({ guest_email }));
  expect([texts().length, mails()]).toEqual([6, 6]);
});

test("two servers count together whom they message", async () => {
  const { shop, settings, texts, flood } = await floodedShop({ MESSAGE_CEILING: "1000" });
  const other = await freshShop(settings, shop.dataDir);
  await flood(2, () => ({}));
  await flood(4, () => ({}), other);
  expect(texts()).toHaveLength(3);
});

test("above the ceiling customers' text messages stop first, the warehouse's go on, and one mail says so", async () => {
  const { shop, texts, whatsApps, alarms, server, twilio } = await floodedShop({ MESSAGE_CEILING: "15" });
  const orders = Array.from({ length: 12 }, (_, n) => anOrder({ guest_phone: phoneOf(n) }));
  for (const [n, order] of orders.entries()) {
    await shop.place(order, { "x-forwarded-for": `198.51.100.${n}` });
    await shop.settled();
    // Slow enough for a WhatsApp message each.
    pass(8 * SECOND);
  }
  expect(texts().length).toBeLessThanOrEqual(5);
  expect(whatsApps().length).toBeGreaterThanOrEqual(10);
  expect(twilio.arrived).toHaveLength(15);
  const ofOrder = server.mails.filter(
    ({ to, subject = "" }) => to?.[0]?.address === warehouse.email && /New/.test(subject),
  );
  expect(ofOrder).toHaveLength(12);

  const held = await shop.unsent();
  const ofOrders = held.filter(({ order_id }) => order_id !== null);
  expect(ofOrders).toHaveLength(36 - 15);
  expect(held.filter(({ order_id }) => order_id === null).map(({ kind }) => kind)).toEqual(["ceiling-email"]);
  for (const { reason, attempts, status } of ofOrders)
    expect([reason, attempts, status]).toEqual(["Too many paid messages within the hour.", 0, "waiting"]);

  // Staff can send them regardless; the one alarm of the hour goes out with them.
  await shop.asStaff("POST", "/api/notifications");
  expect(twilio.arrived).toHaveLength(36);
  expect(alarms()).toHaveLength(1);
  expect(await shop.unsent()).toEqual([]);
});

/** Begins to send a message. @returns what ends it, sent or not; null where the ceiling holds it back */
async function begin(shop: Shop, kind = "whatsapp") {
  const { withinCeiling } = await shop.inside(() => import("#lib/server/outbox/policies/ceiling.ts"));
  const sending = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<null | ((sent: boolean) => Promise<void>)>();
  const ended = shop.inside(() =>
    withinCeiling(kind, false, () => {
      begun.resolve((sent) => {
        if (sent) sending.resolve();
        else sending.reject(new Error("refused"));
        return ended;
      });
      return sending.promise;
    }).catch(() => begun.resolve(null)),
  );
  return begun.promise;
}

// promise: Paid messages have a ceiling per hour
test("what is being sent takes its share of the ceiling across a recount; what failed gives it back at once", async () => {
  const { shop } = await shopWithProviders({ MESSAGE_CEILING: "2" });
  const [first, second] = [await begin(shop), await begin(shop)];
  expect(await begin(shop)).toBeNull();
  // The store doesn't know of either yet.
  pass(11 * SECOND);
  expect(await begin(shop)).toBeNull();
  await first?.(false);
  const third = await begin(shop);
  expect(third).not.toBeNull();
  await second?.(true);
  await third?.(true);
  expect(await begin(shop)).toBeNull();
  // Nothing is under way any more, and the store has none that was sent.
  pass(11 * SECOND);
  expect(await begin(shop)).not.toBeNull();
});

test("an alarm on WhatsApp is paid too, and takes from the same ceiling", async () => {
  const { shop } = await shopWithProviders({ MESSAGE_CEILING: "2" });
  for (const kind of ["unheard-whatsapp", "whatsapp"]) expect(await begin(shop, kind)).not.toBeNull();
  for (const kind of ["unheard-whatsapp", "whatsapp"]) expect(await begin(shop, kind)).toBeNull();
});

test("what is above the ceiling goes out in the following hours by itself, within the ceiling each hour", async () => {
  const { shop, twilio, alarms } = await floodedShop({ MESSAGE_CEILING: "12", TWILIO_SMS_FROM: "" });
  const place = (n: number) =>
    shop.place(anOrder({ guest_phone: phoneOf(n) }), { "x-forwarded-for": `198.51.100.${n}` });
  for (let n = 0; n < 12; n++) await place(n);
  await shop.settled();
  expect(twilio.arrived).toHaveLength(12);
  pass(HOUR + MINUTE);
  await shop.deliverDue();
  expect(twilio.arrived).toHaveLength(24);
  expect(await shop.unsent()).toEqual([]);
  expect(alarms()).toHaveLength(1);
});

test("with RATE_LIMIT=off nothing is delayed and no sender is exempt", async () => {
  const { flood, texts, twilio, alarms } = await floodedShop({ MESSAGE_CEILING: "3", RATE_LIMIT: "off" });
  await flood(6, () => ({}));
  expect([texts().length, twilio.arrived.length, alarms().length]).toEqual([6, 18, 0]);
});

test("a placed order's log line distinguishes senders by a keyed hash of their address, and never by the address", async () => {
  const { shop } = await floodedShop({});
  for (const n of [1, 1, 2]) await shop.place(anOrder(), { "x-forwarded-for": `198.51.100.${n}` });
  const placed = shop.logLines.map((line) => JSON.parse(line)).filter(({ outcome }) => outcome === "placed");
  const [first, again, other] = placed.map(({ sender }) => sender);
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect([again === first, other === first]).toEqual([true, false]);
  expect(shop.logLines.join("")).not.toContain("198.51.100");
});
