import { newcomer, signedIn, test } from "@/tests/support/e2e-accounts";
import { cartAtDetails, fillDetails, place, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

test("a typed address is saved with the order's tick, which is on for who has none", async ({ page, emulator }) => {
  const tick = page.getByRole("checkbox", { name: "Save this address" });
  await signedIn(page, emulator, newcomer());
  await cartAtDetails(page, ["Hill Tea"]);
  await expect(tick).toBeChecked();
  // Unticked it stays so over a reload.
  await tick.uncheck();
  await page.reload();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await fillDetails(page, { "Phone number": phoneOf(61) });
  await toSummary(page);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("address_");
  await place(page);

  await cartAtDetails(page, ["Hill Tea"]);
  // The saved address is chosen. Another one is typed after 'Change'.
  await expect(tick).toHaveCount(0);
  const chosen = page.getByRole("region", { name: "Delivery address" });
  await expect(chosen).toContainText("14 Kutchery Road");
  await chosen.getByRole("button", { name: "Change" }).click();
  await expect(tick).not.toBeChecked();
  await page.getByRole("region", { name: "Saved address" }).getByRole("button", { name: "Use Saved Address" }).click();
  await expect(tick).toHaveCount(0);
});
