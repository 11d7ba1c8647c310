import { serveShop } from "@/tests/support/e2e-shop";
import { atDetails, fillDetails, place, toSummary } from "@/tests/support/e2e-shopper";
import { standInMail, standInTwilio } from "@/tests/support/e2e-stand-ins";
import { expect, test as other } from "@/tests/support/e2e-test";
import { customer, warehouse } from "@/tests/support/orders";

type StandIns = {
  mail: Awaited<ReturnType<typeof standInMail>>;
  twilio: Awaited<ReturnType<typeof standInTwilio>>;
};

const test = other.extend<object, StandIns>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  mail: [async ({}, use) => withStop(await standInMail(), use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  twilio: [async ({}, use) => withStop(await standInTwilio(), use), { scope: "worker" }],
  shop: [
    async ({ mail, twilio }, use) =>
      withStop(
        await serveShop({ ...mail.settings, ...twilio.settings, TWILIO_SMS_FROM: "ANJRAI", RATE_LIMIT: "off" }),
        use,
      ),
    { scope: "worker" },
  ],
});

test("an order sends each message once, WhatsApp a second apart", async ({ page, shop, mail, twilio, request }) => {
  await atDetails(page, "Black Pepper");
  await fillDetails(page);
  await expect(page.getByText("SMS updates", { exact: true })).toBeVisible();
  await toSummary(page);
  const id = await place(page);

  await expect.poll(() => twilio.arrived.length).toBe(3);
  await expect.poll(() => mail.mails.length).toBe(2);
  // Only when nothing waits any more can nothing more arrive.
  const unsent = async () =>
    (await (await request.get("/api/notifications", { headers: shop.asStaff })).json()).notifications;
  await expect.poll(unsent).toEqual([]);
  expect([mail.mails.length, twilio.arrived.length]).toEqual([2, 3]);

  const sms = twilio.arrived.filter(({ to }) => to === `+91${customer.guest_phone}`);
  expect(sms.map(({ body }) => body)).toEqual([expect.stringContaining(`/order-status#id=${id}`)]);
  const toWarehouse = twilio.arrived.filter(({ to }) => to.startsWith("whatsapp:"));
  const [first, second] = toWarehouse;
  const numbers = [`whatsapp:${warehouse.one}`, `whatsapp:${warehouse.two}`];
  expect(toWarehouse.map(({ to }) => to).sort()).toEqual(numbers);
  // Timers may fire a few milliseconds early.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(995);

  const readers = mail.mails.map(({ to }) => to?.[0]?.address);
  expect(readers.sort()).toEqual([customer.guest_email, warehouse.email].sort());
  const sent = mail.mails.find(({ to }) => to?.[0]?.address === warehouse.email);
  expect(sent?.subject).toContain(id);
  // api/warehouse-mail and api/warehouse-whatsapp have every fact.
  for (const part of [sent?.text, sent?.html, first?.body, second?.body])
    for (const fact of [id, "Black Pepper", customer.guest_address]) expect(part).toContain(fact);
  await expect.poll(async () => (await shop.mails()).length).toBe(0);
});

async function withStop<T extends { stop: () => Promise<void> }>(thing: T, use: (thing: T) => Promise<void>) {
  await use(thing);
  await thing.stop();
}
