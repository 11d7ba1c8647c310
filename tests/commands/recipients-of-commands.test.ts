import { expect, test, vi } from "vitest";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { command, commandTimeout } from "@/tests/support/command";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { freshShop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

/** What was in a person's shell who has the data folder and nothing else of the shop's settings. */
function forgetSettings(settings: Record<string, string>): void {
  for (const name of Object.keys(settings)) vi.stubEnv(name, undefined);
}

// promise: A command tells whom the shop tells, whatever its own environment says
test("commands tell whom the running shop tells, not whom their own environment names", commandTimeout, async () => {
  stopClock();
  skipPauses();
  const [mail, twilio] = [await startMailServer(), await startTwilio()];
  const settings = { ...mail.env, ...twilio.env, TWILIO_SMS_FROM: "ANJRAI" };
  const shop = await freshShop(settings);
  const [first, second] = [anOrder({ guest_email: customer.guest_email }), anOrder()];
  for (const order of [first, second]) await shop.place(order);
  await shop.settled();
  shop.start();
  await expect.poll(() => shop.store().recipients()).not.toBeNull();
  const before = [mail.mails.length, twilio.arrived.length];
  forgetSettings(settings);

  const run = (...args: string[]) => command("orders", shop.dataDir, "--mark", ...args);
  expect(await run("shipped", first.order_id)).toEqual({ code: 0, out: "1 of 1 shipped.\n", said: "" });
  expect(await run("cancelled", second.order_id)).toEqual({ code: 0, out: "1 of 1 cancelled.\n", said: "" });
  pass(2 * MINUTE);
  await shop.asStaff("POST", "/api/notifications");

  const mailed = mail.mails.slice(before[0]).map(({ to }) => to?.[0]?.address);
  expect(mailed.sort()).toEqual([customer.guest_email, warehouse.email].sort());
  const texted = twilio.arrived.slice(before[1]).map(({ form }) => form.To);
  const number = `+91${customer.guest_phone}`;
  expect(texted.sort()).toEqual([number, number, `whatsapp:${warehouse.one}`, `whatsapp:${warehouse.two}`].sort());
});

test("where no shop was ever started, a command changes nothing and says why", commandTimeout, async () => {
  const shop = await freshShop();
  const order = anOrder();
  await shop.place(order);
  await shop.settled();
  const { code, out, said } = await command("orders", shop.dataDir, "--mark", "cancelled", order.order_id);
  expect([code, out]).toEqual([1, ""]);
  expect(said).toMatch(/^Nothing was changed: no shop has been started with this data yet/);
  expect((await shop.store().find(order.order_id))?.order.status).toBe("pending");
});

test("a message for the example warehouse, made before a mail server was set, never leaves the machine", async () => {
  const mail = await startMailServer();
  const unset = await freshShop();
  const order = anOrder();
  const { newMessage } = await unset.inside(() => import("#lib/server/store/message.ts"));
  await unset.place(order);
  await unset.settled();
  const recipient = "warehouse@shop.example";
  const kind = "warehouse-email";
  const late = newMessage({ order_id: order.order_id, name: "late", kind, recipient, now: Date.now() });
  await unset.store().update(order.order_id, (same) => ({ order: same, messages: [late] }));
  const shop = await freshShop(mail.env, unset.dataDir);
  await shop.asStaff("POST", "/api/notifications");
  expect(mail.mails).toEqual([]);
  expect(await shop.unsent()).toEqual([expect.objectContaining({ id: late.id, status: "given up" })]);
});
