import type { Page } from "@playwright/test";
import {
  addToCart,
  atDetails,
  cartCount,
  checkOut,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const CHANGED = "Your cart has changed: use it as it is now";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);

/** A checkout of one pack in the cart: all that is left is Place Order. */
async function cartToSummary(page: Page, name: string): Promise<void> {
  await addToCart(page, name);
  await page.goto("/cart");
  await checkOut(page);
  await fillDetails(page);
  await toSummary(page);
}

test("what was put into the cart in another tab during the checkout stays there after placing", async ({
  page,
  context,
  shop,
}) => {
  await cartToSummary(page, "Hill Tea");
  const other = await context.newPage();
  await addToCart(other, "Kokum");
  await openProduct(other, "Hill Tea");
  await other.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(cartCount(other)).toHaveText("3");
  await expect(page.getByRole("button", { name: CHANGED })).toBeVisible();
  await placeButton(page).click();
  const id = await placedId(page);
  expect(shop.orderOnDisk(id)?.items).toMatchObject([{ name: "Hill Tea", qty: 1, price: 200 }]);
  await expect(cartCount(other)).toHaveText("2");
  await other.goto("/cart");
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("1");
  await expect(quantityOf(other, "Kokum")).toHaveValue("1");
});

test("a summary that is older than the cart says so, and takes the cart as it is now", async ({
  page,
  context,
  shop,
}) => {
  await cartToSummary(page, "Hill Tea");
  const changed = page.getByRole("button", { name: CHANGED });
  await expect(placeButton(page)).toBeEnabled();
  await expect(changed).toHaveCount(0);
  const other = await context.newPage();
  await addToCart(other, "Kokum");
  await changed.click();
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("₹400");
  await placeButton(page).click();
  const items = [{ name: "Hill Tea" }, { name: "Kokum" }];
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ items, total_price: 400 });
});

test("two tabs that check the same cart out: the second says quietly that it orders everything again", async ({
  page,
  context,
}) => {
  await cartToSummary(page, "Hill Tea");
  const other = await context.newPage();
  await other.goto("/cart");
  await checkOut(other);
  await fillDetails(other);
  await toSummary(other);
  await placeButton(other).click();
  await placedId(other);
  await expect(page.getByRole("button", { name: "Order them again" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: "Change the cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
});

/** On the summary page, with the form behind it in the browser's history. */
async function filledIn(page: Page): Promise<void> {
  await atDetails(page);
  await fillDetails(page);
  await toSummary(page);
}

test("from the summary Back, one letter changed, Forward: the summary and the order have the change", async ({
  page,
  shop,
}) => {
  await filledIn(page);
  await page.goBack();
  const name = page.getByLabel("Full name");
  await expect(name).toHaveValue(typed["Full name"]);
  await name.press("End");
  await name.press("i");
  await page.goForward();
  const changed = `${typed["Full name"]}i`;
  await expect(page.getByRole("region", { name: "Shipping info" })).toContainText(changed);
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))?.guest_name).toBe(changed);
});

test("from the summary Back, a required field emptied, Forward: it leads back to order-details", async ({ page }) => {
  await filledIn(page);
  await page.goBack();
  await page.getByLabel("Full name").fill("");
  await page.goForward();
  await expect(page).toHaveURL("/order-details");
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect(page.getByLabel("City")).toHaveValue(typed.City);
  await expect(placeButton(page)).toHaveCount(0);
});
