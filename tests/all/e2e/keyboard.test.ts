import type { Locator } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

// promise: The dialog is open or closed, and gives the focus back
test("the guest prompt holds the focus, gives it back, and opens again while it closes", async ({ page }) => {
  await page.goto("/product-details/hill-tea");
  const button = page.getByRole("button", { name: "Buy Now" });
  const dialog = page.getByRole("dialog", { name: "Continue Shopping" });
  const closings = [() => page.keyboard.press("Escape"), () => dialog.getByRole("button", { name: "Close" }).click()];
  // Until the page's scripts are there the button can't take the focus, and Enter would go nowhere.
  await expect(button).toBeEnabled();
  for (const close of closings) {
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    expect(await isInside(dialog)).toBe(true);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press(key);
        // Between the last and the first of the dialog the focus may rest on the browser itself, never on the page.
        const elsewhere = await page.evaluate(() => document.activeElement !== document.body);
        if (elsewhere) expect(await isInside(dialog)).toBe(true);
      }
    }
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  // Asked for again in the moment of its closing it opens again: both clicks come before the next frame, and the browser fires a
  // dialog's close event one frame after it closes.
  await button.click();
  await expect(dialog).toBeVisible();
  const close = await dialog.getByRole("button", { name: "Close" }).elementHandle();
  await button.evaluate((button: HTMLElement, close) => {
    (close as HTMLElement).click();
    button.click();
  }, close);
  await expect(button).not.toBeFocused();
  await expect(dialog).toBeVisible();
});
