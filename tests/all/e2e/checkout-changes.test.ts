import type { Page } from "@playwright/test";
import {
  addToCart,
  atDetails,
  cartCount,
  cartReadyToPlace,
  fillToSummary,
  openProduct,
  place,
  placeButton,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);
const changed = (page: Page) => page.getByRole("button", { name: "Your cart has changed: use it as it is now" });

test("what another tab puts into the cart during the checkout stays there", async ({ page, context, shop }) => {
  await cartReadyToPlace(page, ["Hill Tea"]);
  const other = await context.newPage();
  await addToCart(other, "Kokum");
  await openProduct(other, "Hill Tea");
  await other.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(cartCount(other)).toHaveText("3");
  await expect(changed(page)).toBeVisible();
  expect(shop.orderOnDisk(await place(page))?.items).toMatchObject([{ name: "Hill Tea", qty: 1, price: 200 }]);
  await expect(cartCount(other)).toHaveText("2");
  await other.goto("/cart");
  for (const name of ["Hill Tea", "Kokum"]) await expect(quantityOf(other, name)).toHaveValue("1");
});

test("a summary older than the cart says so, and takes the cart as it is now", async ({ page, context, shop }) => {
  await cartReadyToPlace(page, ["Hill Tea"]);
  await expect(changed(page)).toHaveCount(0);
  await addToCart(await context.newPage(), "Kokum");
  await changed(page).click();
  await expect(changed(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("₹400");
  const items = [{ name: "Hill Tea" }, { name: "Kokum" }];
  expect(shop.orderOnDisk(await place(page))).toMatchObject({ items, total_price: 400 });
});

test("of two tabs that check one cart out the second says that it orders again", async ({ page, context }) => {
  await cartReadyToPlace(page, ["Hill Tea"]);
  const other = await context.newPage();
  await cartReadyToPlace(other, ["Hill Tea"]);
  await place(other);
  await expect(page.getByRole("button", { name: "Order them again" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: "Change the cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your Cart is Empty" })).toBeVisible();
});

test("Forward to the summary needs a full form, and shows what was changed in it", async ({ page, shop }) => {
  await atDetails(page);
  await fillToSummary(page);
  await page.goBack();
  const name = page.getByLabel("Full name");
  await expect(name).toHaveValue(typed["Full name"]);
  await name.fill("");
  await page.goForward();
  await expect(page).toHaveURL("/order-details");
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await expect(name).toHaveValue("");
  await expect(page.getByLabel("City")).toHaveValue(typed.City);
  await expect(placeButton(page)).toHaveCount(0);

  await name.fill(typed["Full name"]);
  await toSummary(page);
  await page.goBack();
  await name.press("End");
  await name.press("i");
  await page.goForward();
  const renamed = `${typed["Full name"]}i`;
  await expect(page.getByRole("region", { name: "Shipping info" })).toContainText(renamed);
  expect(shop.orderOnDisk(await place(page))?.guest_name).toBe(renamed);
});
