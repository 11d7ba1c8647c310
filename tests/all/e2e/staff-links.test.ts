import type { Page } from "@playwright/test";
import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { expectAccessible } from "@/tests/support/accessible";
import { overlaps } from "@/tests/support/e2e-overlaps";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { inTamil, placeOne, signIn, statusesOf, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

/** Places an order, and returns the link of its warehouse mail as a path. */
async function orderWithLink(shop: ServedShop) {
  const order = await placeOne(shop);
  const mailed = async () => {
    const mails = await shop.mails();
    const mail = mails.find(({ subject }) => subject?.startsWith(`New order ${order.order_id}`));
    return /\/staff\/order#[\w.-]+/.exec(mail?.text ?? "")?.[0];
  };
  await expect.poll(mailed).toBeTruthy();
  return { order, link: (await mailed()) ?? "" };
}

const mark = (page: Page, status: string) => page.getByRole("button", { name: `Mark as ${status}`, exact: true });

// promise: one tap on the link of a message marks its order packed
test("the mail's link opens the slip without a sign-in, and one press marks it packed", async ({ page, shop }) => {
  const { order, link } = await orderWithLink(shop);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `Order ${spokenNumber(order.order_id)}` })).toBeVisible();
  await expect(page.getByText(order.guest_address)).toBeVisible();
  // Who reads Tamil alone knows what to take, and what to press.
  for (const { name, qty, price } of order.items) {
    const grams = price === 0 ? SAMPLE_GRAMS : gramsOf(name);
    await expect(page.getByText(`${qty} × ${name}, ${grams} g`)).toContainText(inTamil(name, grams));
  }
  await expect(page.getByText("பேக் செய்து முடித்தீர்களா? இதை அழுத்துங்கள்:")).toBeVisible();
  expect(shop.orderOnDisk(order.order_id)?.status).toBe("pending");
  await expectAccessible(page);
  for (const place of ["start", "end"] as const) expect(await overlaps(page, place)).toEqual([]);
  await mark(page, "packed").click();
  await expect(page.getByText(/^Done: packed/)).toContainText("பேக் ஆனது");
  expect(shop.orderOnDisk(order.order_id)?.status).toBe("packed");
  await expect(page.getByRole("button", { name: /^Mark as/ })).toHaveCount(0);
  // The browser keeps what stands after '#' to itself, also from the pages that follow.
  expect(asked.join()).not.toContain(link.split("#")[1]);
});

test("a lost press works later, and a second reader's finds it packed", async ({ page, context, guard, shop }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { order, link } = await orderWithLink(shop);
  const second = await context.newPage();
  for (const reader of [page, second]) {
    await reader.goto(link);
    await expect(mark(reader, "packed")).toBeVisible();
  }
  await context.setOffline(true);
  await mark(page, "packed").click();
  await expect(page.getByRole("alert").and(page.locator(".staff-wrong"))).toBeVisible();
  await expect(page.getByText(order.guest_address)).toBeVisible();
  await context.setOffline(false);
  await mark(page, "packed").click();
  await expect(page.getByText(/^Done: packed/)).toBeVisible();
  await mark(second, "packed").click();
  await expect(second.getByText(/^Already packed/)).toBeVisible();
  expect(statusesOf(shop, order.order_id)).toHaveLength(2);
  await second.reload();
  await expect(second.getByText(/^Already packed/)).toBeVisible();
  await expect(second.getByRole("button", { name: /^Mark as/ })).toHaveCount(0);
});

test("a link that is cut, forged or switched off says so, and offers no second try", async ({ page, guard, shop }) => {
  guard.allow(/401|422|ERR_ABORTED|ERR_FAILED/);
  const { link } = await orderWithLink(shop);
  const refused = page.getByRole("alert").and(page.locator(".notice"));
  const again = refused.getByRole("button", { name: "Try again" });
  for (const wrong of ["/staff/order", link.slice(0, -1), `${link.slice(0, -32)}${"0".repeat(32)}`]) {
    await page.goto("about:blank");
    await page.goto(wrong);
    await expect(refused).toContainText("This link is not complete.");
    await expect(refused.getByRole("link", { name: "The staff page" })).toBeVisible();
    await expect(again).toHaveCount(0);
  }
  await page.route("**/api/order-link", (route) => route.abort());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(again).toBeVisible();
  await page.unroute("**/api/order-link");
  await signIn(page);
  await view(page, "Shop").click();
  await page.getByRole("button", { name: "Switch the links off" }).click();
  await expect(page.getByRole("heading", { name: "Links in messages are off" })).toBeVisible();
  await page.goto(link);
  await expect(refused).toContainText("were switched off");
  await expectAccessible(page);
  await page.goto("/staff/shop");
  await page.getByRole("button", { name: "Switch the links on" }).click();
  await expect(page.getByRole("heading", { name: "Links in messages are on" })).toBeVisible();
});
