import type { Page } from "@playwright/test";
import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { packingSlipHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { placeButton, placedId, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

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
  const box = await page
    .locator(".tick-list li")
    .first()
    .evaluate((line) => getComputedStyle(line, "::before").borderTopWidth);
  expect(Number.parseFloat(box)).toBeGreaterThan(0);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("₹200 by UPI before dispatch")).toBeHidden();
}

test("a placed order and its status page print as a packing slip on one sheet", async ({ page }) => {
  await readyToPlace(page, "Black Pepper");
  await placeButton(page).click();
  const id = await placedId(page);
  await expectSlip(page, id);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toBeVisible();
  await expectSlip(page, id);
});

test("the warehouse's slip has the whole address, a box for each line, and fits one sheet", async ({ page }) => {
  await page.setContent(packingSlipHtml(exampleOrder));
  for (const part of exampleOrder.guest_address.split(", ")) await expect(page.locator("address")).toContainText(part);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("K7M 2QX");
  await expect(page.getByText("4 lines, 4 packs, 1 sample, 0.85 kg")).toBeVisible();
  for (const { name, price } of exampleOrder.items)
    await expect(page.getByText(`${name}, ${price === 0 ? SAMPLE_GRAMS : gramsOf(name)} g`)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.locator(".box i")).toHaveCount(4);
  await expect(page.getByText("Not paid yet")).toContainText(rupees(exampleOrder.total_price));
  expect(await sheets(page)).toBe(1);
});
