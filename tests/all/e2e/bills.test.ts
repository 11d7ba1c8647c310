import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible } from "@/tests/support/accessible";
import { placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

const NUMBER = /^[A-Z]{2}\/\d\d-\d\d\/\d{6}$/;

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
  expect(number).toMatch(NUMBER);
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
