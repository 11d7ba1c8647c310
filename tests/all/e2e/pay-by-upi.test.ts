import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { placeOrders, test } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

async function change(shop: ServedShop, id: string, body: object): Promise<void> {
  const headers = { ...shop.asStaff, "content-type": "application/json" };
  const path = `${shop.url}/api/orders?orderId=${id}`;
  expect((await fetch(path, { method: "PATCH", headers, body: JSON.stringify(body) })).status).toBe(200);
}

/** Asks for an order, as a customer who knows its id and phone number. */
async function look(page: Page, path: string, id: string, phone: string): Promise<void> {
  await page.goto(`${path}#id=${id}`);
  await page.locator("input[name=order_id]").fill(id);
  await page.locator("input[name=guest_phone]").fill(phone);
  await page.locator("input[name=guest_phone]").press("Enter");
}

/** What a camera would have to read: dark modules drawn on white, as wide as the phone allows. */
async function expectReadable(code: Locator): Promise<void> {
  await expect(code).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBe(box?.width);
}

const pages = [
  { path: "/order-status", pay: "by UPI", code: "UPI code" },
  { path: "/ta/order-status", pay: "யுபிஐ", code: "யுபிஐ" },
];
// promise: once confirmed and not paid, the status page offers the exact amount by UPI; it never marks it paid by itself
for (const { path, pay, code } of pages)
  test(`on ${path} a confirmed order is paid by its button or its code, until it is paid`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [sent] = await placeOrders(shop, 1);
    const [id, phone] = [sent?.order_id ?? "", sent?.guest_phone ?? ""];
    const button = page.getByRole("main").locator("a[href^='upi:']");
    const square = page.getByRole("main").getByRole("img", { name: code });
    await look(page, path, id, phone);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(button).toHaveCount(0);

    await change(shop, id, { status: "confirmed" });
    await look(page, path, id, phone);
    await expect(button).toContainText(pay);
    const total = shop.orderOnDisk(id)?.total_price ?? 0;
    await expect(button).toContainText(`₹${total}`);
    expect(await button.getAttribute("href")).toContain(`&am=${total}.00&`);
    await expectReadable(square);
    await expectAccessible(page);
    await tabTo(page, button);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(shop.orderOnDisk(id)?.paid).toBeNull();

    await change(shop, id, { paid: { how: "UPI" } });
    await look(page, path, id, phone);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(button).toHaveCount(0);

    const items = sent?.items.map(({ name, qty }) => ({ name, qty: qty + 1 }));
    await change(shop, id, { change: { items } });
    const rest = (shop.orderOnDisk(id)?.total_price ?? 0) - total;
    await look(page, path, id, phone);
    await expect(button).toContainText(`₹${rest}`);
  });
