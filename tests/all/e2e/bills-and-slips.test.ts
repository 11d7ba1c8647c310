import type { Locator, Page } from "@playwright/test";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import { place, readyToPlace } from "@/tests/support/e2e-shopper";
import { change, placeOne, placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { packingSlipHtml } from "@/tests/support/packing-slip";

// promise: a packed parcel has its bill, for staff and for its customer
test("a packed order's bill is opened by staff and by its customer", async ({ staff, shop, page }) => {
  const [order] = await placeOrders(shop, 1);
  const id = order?.order_id ?? "";
  await view(staff, "Orders").click();
  await staff.locator(".order-row").first().click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make the bill" }).click();
  const link = dialog.getByRole("link", { name: /^Open the bill/ });
  await expect(link).toBeVisible();
  const number = shop.orderOnDisk(id)?.bill ?? "";
  expect(number).toMatch(/^[A-Z]{2}\/\d\d-\d\d\/\d{6}$/);
  const [bill] = await Promise.all([staff.waitForEvent("popup"), link.click()]);
  await expect(bill.locator("main")).toContainText(number);
  await expect(bill.locator("main")).toContainText(`Order ${spokenNumber(id)}`);
  await expect(bill.locator(".collect strong")).toHaveText(`₹${order?.total_price}.00`);
  await expectAccessible(bill);
  // Nothing of the pages' policy: the bill runs its own script, and loads nothing.
  const { "content-security-policy": policy } = (await staff.request.get(bill.url())).headers();
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
  await bill.close();

  await staff.keyboard.press("Escape");
  await staff.getByText("What sold").first().click();
  const [file] = await Promise.all([
    staff.waitForEvent("download"),
    staff.getByRole("button", { name: "Download its bills" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bills-\d{4}-\d\d\.csv$/);

  await page.goto("/order-status");
  await page.getByLabel("Order id").fill(id);
  await page.getByLabel("Phone number").fill(order?.guest_phone ?? "");
  await page.getByRole("button", { name: "Show my order" }).click();
  const open = page.getByRole("button", { name: "Open the bill" });
  const [own] = await Promise.all([page.waitForEvent("popup"), open.click()]);
  await expect(own.locator("main")).toContainText(number);
});

/** Asks for an order, as a customer who knows its id and phone number. Returns what the page was answered. */
async function look(page: Page, path: string, id: string, phone: string): Promise<object> {
  await page.goto(`${path}#id=${id}`);
  await page.locator("input[name=order_id]").fill(id);
  await page.locator("input[name=guest_phone]").fill(phone);
  const [answer] = await Promise.all([
    page.waitForResponse("**/api/order-status"),
    page.locator("input[name=guest_phone]").press("Enter"),
  ]);
  await expect(page.locator("[aria-live] .spoken-number, [aria-live] h2").first()).toBeVisible();
  return (await answer.json()) as object;
}

/** What a camera would have to read: dark modules drawn on white, as wide as the phone allows. */
async function expectReadable(code: Locator): Promise<void> {
  await expect(code).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBe(box?.width);
}

const pages = [
  { path: "/ta/order-status", pay: "யுபிஐ", code: "யுபிஐ" },
  { path: "/order-status", pay: "by UPI", code: "UPI code" },
];
// promise: once confirmed and not paid, the status page offers the exact amount by UPI; it never marks it paid by itself
test("a confirmed order is paid by its page's button or code, until it is paid", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { order_id: id, guest_phone: phone, items } = await placeOne(shop);
  const button = page.getByRole("main").locator("a[href^='upi:']");
  expect(await look(page, "/order-status", id, phone)).not.toHaveProperty("to_pay");
  await expect(button).toHaveCount(0);

  await change(shop, id, { status: "confirmed" });
  const total = shop.orderOnDisk(id)?.total_price ?? 0;
  for (const { path, pay, code } of pages) {
    await look(page, path, id, phone);
    await expect(button).toContainText(pay);
    await expect(button).toContainText(`₹${total}`);
    expect(await button.getAttribute("href")).toContain(`&am=${total}.00&`);
    await expectReadable(page.getByRole("main").getByRole("img", { name: code }));
    await expectAccessible(page);
    await tabTo(page, button);
    await page.setViewportSize({ width: 360, height: 740 });
  }
  expect(shop.orderOnDisk(id)?.paid).toBeNull();

  await change(shop, id, { paid: { how: "UPI" } });
  expect(await look(page, "/order-status", id, phone)).not.toHaveProperty("to_pay");
  await expect(button).toHaveCount(0);

  await change(shop, id, { change: { items: items.map(({ name, qty }) => ({ name, qty: qty + 1 })) } });
  await look(page, "/order-status", id, phone);
  await expect(button).toContainText(`₹${(shop.orderOnDisk(id)?.total_price ?? 0) - total}`);
});

/** How many sheets of A4 the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** What a printed order must show, and what has no use on paper. */
async function expectSlip(page: Page, id: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".spoken-number")).toHaveText(spokenNumber(id));
  await expect(page.getByText("Pick list: 1 line, 1 pack, 0.2 kg")).toBeVisible();
  await expect(page.getByText("₹200 by UPI before dispatch")).toBeVisible();
  await expect(page.getByText("Wayanad Larder").first()).toBeVisible();
  for (const useless of ["navigation", "button", "textbox", "contentinfo"] as const)
    await expect(page.getByRole(useless)).toHaveCount(0);
  const line = page.locator(".tick-list li").first();
  const box = await line.evaluate((each) => getComputedStyle(each, "::before").borderTopWidth);
  expect(Number.parseFloat(box)).toBeGreaterThan(0);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("₹200 by UPI before dispatch")).toBeHidden();
}

test("a placed order, its status page and the warehouse's slip print on one sheet each", async ({ page }) => {
  await readyToPlace(page, "Black Pepper");
  const id = await place(page);
  await expectSlip(page, id);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toBeVisible();
  await expectSlip(page, id);
  await page.goto("about:blank");
  await page.emulateMedia({ media: "print" });
  await page.setContent(packingSlipHtml(exampleOrder));
  expect(await sheets(page)).toBe(1);
});
