import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

const card = (page: Page, slug: string) => page.locator(`a[data-product='${slug}']`);
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

test("a card opens the dialog with every part of the product", async ({ page }) => {
  await page.goto("/category/powder");
  await card(page, "sambar-powder").click();
  const dialog = dialogOf(page, "Sambar Powder");
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Sambar Powder" })).toBeVisible();
  for (const text of ["NEW", "Powder", "₹200", "200g"])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Coriander, red chilli and two dals/)).toBeVisible();
  for (const name of ["Buy Now", "Add to Cart", "Close"])
    await expect(dialog.getByRole("button", { name })).toBeVisible();
});

test("the dialog has the product's address and title, and gives both back with the focus", async ({ page }) => {
  await page.goto("/category/powder");
  const title = await page.title();
  const closings = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await card(page, "rasam-powder").focus();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page, "Rasam Powder")).toBeVisible();
    await expect(page).toHaveURL("/product-details/rasam-powder");
    await expect(page).toHaveTitle(/^Rasam Powder/);
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/category/powder");
    await expect(page).toHaveTitle(title);
    await expect(card(page, "rasam-powder")).toBeFocused();
  }
});

test("Forward opens it again, another card another one, and Back walks home through the page before", async ({
  page,
}) => {
  await page.goto("/categories");
  await page.getByRole("link", { name: "Explore All: Powder" }).click();
  await card(page, "rasam-powder").click();
  await page.goBack();
  await page.goForward();
  await expect(dialogOf(page, "Rasam Powder")).toBeVisible();
  await expect(page).toHaveTitle(/^Rasam Powder/);
  await page.keyboard.press("Escape");
  await card(page, "idli-powder").click();
  await expect(dialogOf(page, "Idli Powder")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Our Categories" })).toBeVisible();
});

test("a reload and the link inside show the product's page", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1, name: "Rasam Powder" });
  await page.goto("/category/powder");
  await card(page, "rasam-powder").click();
  await expect(dialogOf(page, "Rasam Powder")).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Powder", exact: true })).toBeVisible();
  await card(page, "rasam-powder").click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Label, ingredients/ })
    .click();
  await expect(heading).toBeVisible();
});

test("a click with a key held leaves the link a link", async ({ page, context }) => {
  await page.goto("/category/powder");
  const opened = context.waitForEvent("page");
  await card(page, "rasam-powder").click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await expect(other.getByRole("heading", { level: 1, name: "Rasam Powder" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/category/powder");
});

test("a link pressed in the moment of a dialog's closing is followed, and Back returns to the category", async ({
  page,
}) => {
  await page.goto("/category/powder");
  await page.getByRole("link", { name: "Rasam Powder" }).click();
  await expect(dialogOf(page, "Rasam Powder")).toBeVisible();
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
  await expect(page).toHaveURL("/category/powder");
});
