import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

const card = (page: Page, slug: string) => page.locator(`a[data-product='${slug}']`);
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

// promise: A card opens a dialog: image, badge, name, category, price, '200g', description, 'Buy Now', 'Add to Cart'
test("a card opens the dialog with every part of the product", async ({ page }) => {
  await page.goto("/category/spice");
  await card(page, "black-pepper").click();
  const dialog = dialogOf(page, "Black Pepper");
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Black Pepper" })).toBeVisible();
  for (const text of ["NEW", "Spice", "₹200", "200g"])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Black Pepper from our own hillside/)).toBeVisible();
  for (const name of ["Buy Now", "Add to Cart", "Close"])
    await expect(dialog.getByRole("button", { name })).toBeVisible();
});

for (const language of ["", "/ta"])
  test(`${language || "/"}: on a low phone price, buttons and cross are seen; the middle scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto(`${language}/category/spice`);
    for (const slug of ["black-pepper", "green-cardamom"]) {
      await card(page, slug).click();
      const dialog = page.getByRole("dialog");
      const close = dialog.locator("> button");
      const held = [dialog.locator(".buy-price"), ...(await dialog.locator(".buy-row .button").all()), close];
      expect(held).toHaveLength(4);
      const areSeen = async () => {
        for (const each of held) await expect(each).toBeInViewport({ ratio: 1 });
        expect(await dialog.evaluate((box) => [box.scrollTop, box.scrollHeight - box.clientHeight])).toEqual([0, 0]);
        await held[2]?.click({ trial: true });
      };
      await areSeen();
      await dialog.getByRole("heading").hover();
      await page.mouse.wheel(0, 9999);
      await expect(dialog.locator("a").last()).toBeInViewport({ ratio: 1 });
      await areSeen();
      await close.click();
    }
  });

// promise: The dialog closes on the X
test("the dialog has the product's address and title, and gives both back with the focus", async ({ page }) => {
  await page.goto("/category/spice");
  const title = await page.title();
  const closings = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await card(page, "green-cardamom").focus();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page, "Green Cardamom")).toBeVisible();
    await expect(page).toHaveURL("/product-details/green-cardamom");
    await expect(page).toHaveTitle(/^Green Cardamom/);
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/category/spice");
    await expect(page).toHaveTitle(title);
    await expect(card(page, "green-cardamom")).toBeFocused();
  }
});

test("Forward opens it again, another card another one, and Back walks home", async ({ page }) => {
  await page.goto("/categories");
  await page.getByRole("link", { name: "Explore All: Spice" }).click();
  await card(page, "green-cardamom").click();
  await page.goBack();
  await page.goForward();
  await expect(dialogOf(page, "Green Cardamom")).toBeVisible();
  await expect(page).toHaveTitle(/^Green Cardamom/);
  await page.keyboard.press("Escape");
  await card(page, "cinnamon-bark").click();
  await expect(dialogOf(page, "Cinnamon Bark")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Our Categories" })).toBeVisible();
});

test("a reload and the link inside show the product's page", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1, name: "Green Cardamom" });
  await page.goto("/category/spice");
  await card(page, "green-cardamom").click();
  await expect(dialogOf(page, "Green Cardamom")).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Spice", exact: true })).toBeVisible();
  await card(page, "green-cardamom").click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Label, ingredients/ })
    .click();
  await expect(heading).toBeVisible();
});

test("a click with a key held leaves the link a link", async ({ page, context }) => {
  await page.goto("/category/spice");
  const opened = context.waitForEvent("page");
  await card(page, "green-cardamom").click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  // Playwright may take a tab that a page has opened for one that still navigates, and then looks at nothing in it.
  await expect.poll(() => new URL(other.url()).pathname).toBe("/product-details/green-cardamom");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/category/spice");
});

test("a link pressed while a dialog closes is followed, and Back returns to the category", async ({ page }) => {
  await page.goto("/category/spice");
  await page.getByRole("link", { name: "Green Cardamom" }).click();
  await expect(dialogOf(page, "Green Cardamom")).toBeVisible();
  const cart = await page.getByRole("banner").getByRole("link", { name: "Cart" }).first().elementHandle();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  await close.evaluate((button: HTMLElement, link) => {
    const back = History.prototype.back;
    // A busy browser goes back only after the next navigation has begun.
    History.prototype.back = function () {
      setTimeout(() => back.call(this), 500);
    };
    const wentBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    button.click();
    requestAnimationFrame(() => requestAnimationFrame(() => (link as HTMLElement).click()));
    return wentBack.then(() => undefined);
  }, cart);
  await expect(page.getByRole("heading", { level: 1, name: /cart/i })).toBeVisible();
  await expect(page).toHaveURL("/cart");
  await page.goBack();
  await expect(page).toHaveURL("/category/spice");
});

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
