import type { Page } from "@playwright/test";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { place, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { packingSlipHtml } from "@/tests/support/packing-slip";

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
