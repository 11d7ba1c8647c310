import { serveShop } from "@/tests/support/e2e-shop";
import { buyNow, fillDetails, placeButton, placedId, toSummary } from "@/tests/support/e2e-shopper";
import { standInMail, standInTwilio } from "@/tests/support/e2e-stand-ins";
import { expect, test as other } from "@/tests/support/e2e-test";
import { anOrder, customer, warehouse } from "@/tests/support/orders";

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

test("an order sends one e-mail to the warehouse, one to its customer with a text message, and, a second apart, one WhatsApp message to each of two numbers", async ({
  page,
  shop,
  mail,
  twilio,
  request,
}) => {
  await buyNow(page, "Black Pepper");
  await fillDetails(page);
  await expect(page.getByText("SMS updates", { exact: true })).toBeVisible();
  await toSummary(page);
  await placeButton(page).click();
  const id = await placedId(page);

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
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000);

  const readers = mail.mails.map(({ to }) => to?.[0]?.address);
  expect(readers.sort()).toEqual([customer.guest_email, warehouse.email].sort());
  const sent = mail.mails.find(({ to }) => to?.[0]?.address === warehouse.email);
  expect(sent?.subject).toContain(id);
  const said = [sent?.text, sent?.html, first?.body, second?.body];
  for (const part of said)
    for (const fact of [id, "Black Pepper", "₹200", customer.guest_name, customer.guest_phone, customer.guest_address])
      expect(part).toContain(fact);
  await expect.poll(async () => (await shop.mails()).length).toBe(0);
});

const ORDERS = 40;

test(`the two WhatsApp messages of each of ${ORDERS} orders go at least a second apart`, async ({
  shop,
  twilio,
  request,
}) => {
  test.setTimeout(120_000);
  const orders = Array.from({ length: ORDERS }, () => anOrder());
  const answers = await Promise.all(orders.map((data) => request.post(`${shop.url}/api/orders`, { data })));
  expect(answers.map((answer) => answer.status())).toEqual(orders.map(() => 201));
  const timesOf = (id: string) => twilio.arrived.filter(({ body }) => body.includes(`\n${id}\n`)).map(({ at }) => at);
  const complete = () => orders.filter(({ order_id }) => timesOf(order_id).length === 2).length;
  await expect.poll(complete, { timeout: 100_000 }).toBe(ORDERS);
  const gaps = orders.map(({ order_id }) => {
    const [first = 0, second = 0] = timesOf(order_id);
    return second - first;
  });
  // Timers may fire a millisecond early.
  expect(gaps.filter((gap) => gap < 999)).toEqual([]);
});

async function withStop<T extends { stop: () => Promise<void> }>(thing: T, use: (thing: T) => Promise<void>) {
  await use(thing);
  await thing.stop();
}
