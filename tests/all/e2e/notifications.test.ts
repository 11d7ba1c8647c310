import { serveShop } from "@/tests/support/e2e-shop";
import { atDetails, fillDetails, place, toSummary } from "@/tests/support/e2e-shopper";
import { standInTwilio } from "@/tests/support/e2e-stand-ins";
import { test as base, expect, ownShop } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

let twilio: Awaited<ReturnType<typeof standInTwilio>>;
const test = base.extend({
  shop: ownShop(async () => {
    twilio = await standInTwilio();
    return serveShop({ ...twilio.settings, TWILIO_SMS_FROM: "ANJRAI" });
  }),
});
test.afterAll(() => twilio.stop());

// own-shops/killed counts an order's mails and WhatsApp messages at a shop that is served.
test("where the shop sends text messages the form promises one, and it comes once", async ({ page }) => {
  await atDetails(page);
  await fillDetails(page);
  await expect(page.getByText("SMS updates", { exact: true })).toBeVisible();
  await toSummary(page);
  const id = await place(page);
  await expect.poll(() => twilio.arrived.length).toBe(3);
  const texts = twilio.arrived.filter(({ to }) => to === `+91${customer.guest_phone}`);
  expect(texts.map(({ body }) => body)).toEqual([expect.stringContaining(`/order-status#id=${id}`)]);
});
