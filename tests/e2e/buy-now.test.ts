import { spokenNumber } from "#lib/shop/order/order.ts";
import {
  addToCart,
  buyNow,
  cartCount,
  checkOut,
  continueAsGuest,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  readDraft,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

// promise: What is passed survives a reload
test("a reload in the middle of order-details loses neither what was typed nor the checkout", async ({ page }) => {
  await buyNow(page, "Green Cardamom");
  await fillDetails(page);
  const before = await readDraft(page);
  await page.reload();
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
  expect(await readDraft(page)).toEqual(before);
  expect(before).toMatchObject({ productName: "Green Cardamom", isFromBuyNow: true, final_amount: 200 });
});

test("Back and Forward walk through the checkout without losing anything", async ({ page }) => {
  await buyNow(page, "Green Cardamom");
  await fillDetails(page);
  const { order_id } = await readDraft(page);
  await toSummary(page);
  await page.goBack();
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Green Cardamom" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Pincode")).toHaveValue(typed.Pincode);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
  await page.reload();
  await placeButton(page).click();
  expect(await placedId(page)).toBe(order_id);
});

test("the success page survives a reload, and Back from it offers no second order", async ({ page, shop }) => {
  await buyNow(page, "Cinnamon Bark");
  await fillDetails(page);
  await toSummary(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await page.reload();
  expect(await placedId(page)).toBe(id);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: `Your order ${spokenNumber(id)} is placed` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Track this order" })).toHaveAttribute("href", `/order-status#id=${id}`);
  expect(shop.orderOnDisk(id)?.items).toMatchObject([{ name: "Cinnamon Bark", qty: 1, price: 200 }]);
});

// promise: After an order from the cart the cart is cleared
// promise: The pending product is cleared after the order
test("Buy Now leaves the cart alone, and a checkout of the cart empties it", async ({ page, shop }) => {
  await addToCart(page, "Lime Relish");
  await openProduct(page, "Kokum");
  await expect(cartCount(page)).toHaveText("1");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await continueAsGuest(page);
  await fillDetails(page);
  await toSummary(page);
  await placeButton(page).click();
  const bought = await placedId(page);
  expect(await page.evaluate(() => localStorage.getItem("pending_product"))).toBeNull();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(cartCount(page)).toHaveText("1");

  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await checkOut(page);
  // What was typed for the first order serves the second.
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await toSummary(page);
  await placeButton(page).click();
  await expect(page.getByTestId("order-id")).not.toHaveText(bought);
  const fromCart = await placedId(page);
  expect(shop.orderOnDisk(fromCart)?.items).toMatchObject([{ name: "Lime Relish", qty: 1, price: 200 }]);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

// promise: Without data: 'Order Not Found', 'Please start your order from the beginning.'
// promise: 'Order Not Found'
for (const path of ["/order-details", "/order-summary"])
  test(`${path} without a checkout says 'Order Not Found'`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Order Not Found" })).toBeVisible();
    await expect(page.getByText("Please start your order from the beginning.")).toBeVisible();
  });

test("a checkout whose form isn't filled in leads from the summary back to its form", async ({ page }) => {
  await buyNow(page, "Hill Tea");
  await page.goto("/order-summary");
  await expect(page).toHaveURL("/order-details");
});

// promise: A guest stores the pending product; Sign In closes the prompt and goes to /login
// promise: A prompt appears for unsigned buyers
test("Sign In in the guest prompt goes to /login", async ({ page }) => {
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  const pending = await page.evaluate(() => JSON.parse(localStorage.getItem("pending_product") ?? "null"));
  expect(pending).toMatchObject({ name: "Hill Tea", category: "Tea", price: 200, final_amount: 200 });
});

test("Buy Now without a connection says so, and works when it is pressed again with one", async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openProduct(page, "Hill Tea");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const buy = page.getByRole("button", { name: "Buy Now" });
  const sentence = page.getByText("We couldn't load the checkout.");
  await buy.click();
  await expect(sentence).toBeVisible();
  await context.setOffline(false);
  await buy.click();
  await expect(page.getByRole("dialog", { name: "Continue Shopping" })).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test("a product waits for its buyer's sign-in no longer than the question, and an hour at most", async ({ page }) => {
  const pending = () => page.evaluate(() => localStorage.getItem("pending_product"));
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await expect(page.getByRole("dialog", { name: "Continue Shopping" })).toBeVisible();
  expect(await pending()).not.toBeNull();
  await page.keyboard.press("Escape");
  await expect.poll(pending).toBeNull();
});
