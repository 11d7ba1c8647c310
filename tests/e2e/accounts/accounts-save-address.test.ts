import type { Page } from "@playwright/test";
import { newcomer, registerAt, test } from "@/tests/support/e2e-accounts";
import { addToCart, checkOut, fillDetails, placeButton, placedId, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

const tick = (page: Page) => page.getByRole("checkbox", { name: "Save this address" });

async function toDetails(page: Page): Promise<void> {
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await checkOut(page);
}

test("a typed address is saved with the order's tick, on for who has none, and another one only when ticked", async ({
  page,
}) => {
  await registerAt(page, newcomer());
  await toDetails(page);
  await expect(tick(page)).toBeChecked();
  // Unticked it stays so over a reload.
  await tick(page).uncheck();
  await page.reload();
  await expect(tick(page)).not.toBeChecked();
  await tick(page).check();
  await fillDetails(page, { "Phone number": phoneOf(61) });
  await toSummary(page);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("address_");
  await placeButton(page).click();
  await placedId(page);

  await toDetails(page);
  // The saved address is chosen. Another one is typed after 'Change'.
  await expect(tick(page)).toHaveCount(0);
  const chosen = page.getByRole("region", { name: "Delivery address" });
  await expect(chosen).toContainText("14 Kutchery Road");
  await chosen.getByRole("button", { name: "Change" }).click();
  const block = page.getByRole("region", { name: "Saved address" });
  await expect(tick(page)).not.toBeChecked();
  await block.getByRole("button", { name: "Use Saved Address" }).click();
  await expect(tick(page)).toHaveCount(0);
});
