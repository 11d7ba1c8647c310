import type { Locator } from "@playwright/test";
import { tabTo } from "@/tests/support/e2e-keyboard";
import { placedId, typed } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

test("the whole purchase works with Tab, Enter and Space alone", async ({ page, shop }) => {
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.goto("/");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: /^Spice/ }));
  await keyboard.press("Enter");
  await expect(heading("Spice")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Black Pepper" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Add to Cart" }));
  await keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Added to Cart" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Black Pepper" })).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Cart" }), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "One more of Black Pepper" }));
  await keyboard.press("Space");
  await expect(page.getByLabel("Quantity of Black Pepper")).toHaveValue("2");
  await tabTo(page, page.getByRole("button", { name: "Proceed to Checkout" }));
  await keyboard.press("Enter");
  await expect(heading("Order details")).toBeVisible();
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(text);
  }
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  await tabTo(page, page.getByLabel("State"));
  await keyboard.type("Pudu");
  await expect(page.getByLabel("State")).toHaveValue("Puducherry");
  await tabTo(page, page.getByRole("button", { name: "Continue to Order Summary" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Place Order" }));
  await keyboard.press("Space");
  const id = await placedId(page);
  await expect(heading("Thank you, your order is placed")).toBeFocused();
  const items = [{ name: "Black Pepper", qty: 2, price: 200 }];
  expect(shop.orderOnDisk(id)).toMatchObject({ items, state: "Puducherry" });
});

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
