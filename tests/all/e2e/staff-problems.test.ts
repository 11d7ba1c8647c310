import { spokenNumber } from "#lib/shop/order/order.ts";
import { serveShop } from "@/tests/support/e2e-shop";
import { dialog, placeOrders, signIn, test, view } from "@/tests/support/e2e-staff";
import { standInMail } from "@/tests/support/e2e-stand-ins";
import { expect } from "@/tests/support/e2e-test";
import { warehouse } from "@/tests/support/orders";

// promise: retry after mending sends each once
test("refused mails say why, and once that is mended one press sends each once", async ({ page, guard }) => {
  guard.allow(/ERR_ABORTED GET .*\/api\/(orders|notifications|staff)/);
  let isBroken = true;
  const mail = await standInMail({ refusesReaders: () => isBroken });
  const shop = await serveShop({ RATE_LIMIT: "off", ...mail.settings, SMTP_URL: `${mail.settings.SMTP_URL}?tls=off` });
  const orders = await placeOrders(shop, 2);
  await signIn(page, shop.url);
  await view(page, "Problems").click();
  const group = page
    .locator(".staff-messages")
    .filter({ has: page.getByRole("heading", { name: /^The mail server answered 550/ }) });
  await expect(group.getByText("Mail to the warehouse, given up")).toHaveCount(2);
  await expect(group.getByText("Mail to the customer, given up")).toHaveCount(2);
  const number = group.getByRole("button", { name: `Order ${spokenNumber(orders[0]?.order_id ?? "")}` });
  await number.first().click();
  await expect(dialog(page).getByText("To collect")).toBeVisible();
  await page.keyboard.press("Escape");

  const dismissed = group.getByRole("listitem").filter({ hasText: "Mail to the customer" }).first();
  await dismissed.getByRole("button", { name: "Dismiss" }).click();
  await expect(group.getByText("Mail to the customer, given up")).toHaveCount(1);

  isBroken = false;
  await group.getByRole("button", { name: "Try all again" }).click();
  await expect(page.getByText("Every message has arrived.")).toBeVisible();
  expect(mail.mails.map(({ to }) => to?.[0]?.address).filter((to) => to === warehouse.email)).toHaveLength(2);
  expect(mail.mails).toHaveLength(3);
  await shop.stop();
  await mail.stop();
});
