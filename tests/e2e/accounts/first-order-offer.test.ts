import type { Page } from "@playwright/test";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import {
  type Newcomer,
  newcomer,
  registerAt,
  signInAt,
  signOutByMenu,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { offerButton } from "@/tests/support/e2e-offer";
import { addToCart, checkOut, fillDetails, placeButton, placedId, toSummary } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

let phones = 20;
const bill = (page: Page, name: string) => page.getByRole("region", { name });

async function claim(page: Page): Promise<void> {
  await offerButton(page).click();
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
}

/** On the sign-in page in its offer mode: the claimant has an account. */
async function signInInstead(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await typeSignIn(page, email, password);
}

/** A new user who has claimed the offer. */
async function claimant(page: Page) {
  const person = newcomer();
  await registerAt(page, person);
  await claim(page);
  return person;
}

async function cartToSummary(page: Page, phone = phoneOf(phones++)): Promise<void> {
  await page.goto("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await page.getByLabel("Phone number").fill(phone);
  for (const [label, text] of Object.entries({
    "Address Line 1": "14 Kutchery Road",
    Pincode: "600004",
    City: "Chennai",
  }))
    await page.getByLabel(label).fill(text);
  await toSummary(page);
}

// promise: USED follows the order that used it
// promise: Three states on the page: FIRST ORDER and 50% OFF!
// promise: A guest who claims is sent to /login first, and then to the claim
// promise: The claimed flag is cleared after the order
test("a guest who claims signs in first and comes back to the claim, then pays half once", async ({ page, shop }) => {
  const person = newcomer();
  await registerAt(page, person);
  await signOutByMenu(page);
  await offerButton(page).click();
  await expect(page).toHaveURL("/login?next=/first-order");
  await signInInstead(page, person);
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  await expect(page.getByText("FIRST ORDER").first()).toBeVisible();
  await expect(page.getByText("50% OFF!").first()).toBeVisible();

  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText("First-order discount-₹100");
  await expect(bill(page, "Order summary")).toContainText("Total₹100");
  await expect(bill(page, "Order summary")).toContainText("50% off your first order.");
  await cartToSummary(page);
  await expect(bill(page, "Product details")).toContainText("Total₹100");
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({
    total_price: 100,
    discount_amount: 100,
    discount_kind: "first_order",
    isFirstTimeOrder: true,
  });
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(offerButton(page, "USED")).toHaveAttribute("aria-disabled", "true");
  const flags = await page.evaluate(() => ({ ...localStorage }));
  expect(flags).toMatchObject({ firstOrderDiscountUsed: "true" });
  expect(flags).not.toHaveProperty("firstOrderDiscountClaimed");
  expect(Object.keys(flags).filter((key) => key.startsWith("firstOrderCompleted_"))).toHaveLength(1);

  await page.goto("/debug/discount");
  await expect(page.getByRole("region", { name: "The server" })).toContainText("first_orderused");
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText("Total₹200");
});

// promise: It applies only while claimed and not yet used
// promise: An offer lost meanwhile is asked about too
test("an offer used in another tab: the summary shows the new figures and asks again", async ({
  page,
  context,
  guard,
  shop,
}) => {
  guard.allow(/status of 409 .*\/api\/orders/);
  await claimant(page);
  await addToCart(page, "Hill Tea");
  await cartToSummary(page);
  await expect(bill(page, "Product details")).toContainText("Total₹100");

  const other = await context.newPage();
  await addToCart(other, "Green Cardamom");
  await cartToSummary(other);
  await placeButton(other).click();
  await placedId(other);

  const before = shop.ordersOnDisk().length;
  // The other tab's order had these packs, too.
  const again = page.getByRole("button", { name: "Order them again" });
  await again.click();
  const said = page.getByRole("alert").filter({ hasText: "has already used the first-order offer" });
  await expect(said).toContainText("Total before: ₹100. Total now: ₹200.");
  await expect(said).toBeFocused();
  expect(shop.ordersOnDisk()).toHaveLength(before);
  await expect(bill(page, "Product details")).toContainText("Total₹200");
  await again.click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ total_price: 200, discount_kind: null });
});

// promise: A guest holds it only in a browser where it was claimed
test("after signing out the browser that claimed may use the offer, once, and the summary says so", async ({
  page,
  shop,
}) => {
  const person = await claimant(page);
  await signOutByMenu(page);
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText("Total₹100");
  await checkOut(page);
  await fillDetails(page, { "Phone number": phoneOf(phones++) });
  await toSummary(page);
  await expect(bill(page, "Product details")).toContainText("Uses the offer claimed in this browser");
  await placeButton(page).click();
  const order = shop.orderOnDisk(await placedId(page));
  expect(order).toMatchObject({ user_id: null, total_price: 100, discount_kind: "first_order" });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("first_order_claim");
  // The guest has used it: neither the header nor a bill offers it again.
  await addToCart(page, "Hill Tea");
  await expect(offerButton(page, "USED")).toBeVisible();
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText("Total₹200");
  await expect(page.getByRole("link", { name: "Claim 50% off" })).toHaveCount(0);
  await signInAt(page, person);
  await expect(offerButton(page, "USED")).toBeVisible();
});

// promise: The same for a signed-in user: Buy Now leads straight to /order-details
test("Buy Now at the half price, and with samples: they are not added to it", async ({ page }) => {
  await claimant(page);
  await page.goto(`/product-details/${findProductByName("Hill Tea")?.slug}`);
  await page.getByRole("button", { name: /free 50g samples/ }).click();
  const samples = page.getByRole("dialog", { name: "Free 50g samples" });
  await samples.getByRole("checkbox", { name: "Green Cardamom", exact: true }).check();
  await samples.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Buy Now + Samples" }).click();
  await expect(bill(page, "Your order")).toContainText("Total₹100");
  await expect(bill(page, "Your order")).toContainText("50% off your first order. Your samples still come free.");
  await expect(bill(page, "Your order").getByText("FREE", { exact: true })).toHaveCount(1);
});

test("a signed-in customer claims in the bill itself: the total changes in place, and is never called used", async ({
  page,
  shop,
}) => {
  await registerAt(page, newcomer());
  await addToCart(page, "Hill Tea");
  await cartToSummary(page);
  const details = bill(page, "Product details");
  await expect(details).toContainText("Total₹200");
  await expect(details).toContainText("Save ₹100");
  await details.getByRole("button", { name: "Claim 50% off" }).click();
  await expect(details).toContainText("Total₹100");
  await expect(page).toHaveURL("/order-summary");
  const done = details.getByRole("status").filter({ hasText: "Done: your 50% off is in the total." });
  await expect(done).toBeFocused();
  await expect(details).toContainText("Total before: ₹200. Total now: ₹100.");
  await expect(details.getByRole("button", { name: "Claim 50% off" })).toHaveCount(0);
  await expect(details).not.toContainText("used");
  // Without a 409: what is shown is what is charged.
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ total_price: 100, discount_kind: "first_order" });
});

test("a guest who claims from the cart signs in, comes back to it, and the checkout begun before follows", async ({
  page,
  context,
}) => {
  const person = newcomer();
  await registerAt(page, person);
  await signOutByMenu(page);
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  const checkout = await context.newPage();
  await checkout.goto("/cart");
  await checkOut(checkout);
  await expect(bill(checkout, "Your order")).toContainText("Total₹200");

  await offerButton(page).click();
  await signInInstead(page, person);
  await expect(page).toHaveURL("/cart");
  await expect(bill(page, "Order summary")).toContainText("Total₹100");
  // The other tab: the checkout is the user's now, and quoted anew in their eyes.
  await expect(bill(checkout, "Your order")).toContainText("Total₹100");
  await expect(checkout.getByRole("status").filter({ hasText: "Total before: ₹200. Total now: ₹100." })).toBeVisible();
});

test("a bill that has lost its offer again no longer says that it is in the total", async ({ page }) => {
  await registerAt(page, newcomer());
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  const summary = bill(page, "Order summary");
  await summary.getByRole("button", { name: "Claim 50% off" }).click();
  const done = summary.getByRole("status").filter({ hasText: "Done" });
  await expect(done).toBeVisible();
  // The account has ordered elsewhere since, and the page hears of it when Back brings it up again.
  const lost = { success: true, first_order: "used", ordered_before: true, samples: "available", eligible: false };
  await page.route("**/api/offers", (route) => route.fulfill({ json: lost }));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(summary).toContainText("Total₹200");
  await expect(done).toHaveCount(0);
});

test("a claim that is refused says why in the bill, and the total stays", async ({ page, guard }) => {
  guard.allow(/status of 503 .*first-order/);
  await registerAt(page, newcomer());
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  const answer = { success: false, error: "Please try again in a minute.", code: "unavailable" };
  await page.route("**/api/offers/first-order", (route) => route.fulfill({ status: 503, json: answer }));
  const summary = bill(page, "Order summary");
  await summary.getByRole("button", { name: "Claim 50% off" }).click();
  await expect(summary.getByRole("status").filter({ hasText: "Please try again in a minute." })).toBeFocused();
  await expect(summary).toContainText("Total₹200");
  await expect(summary.getByRole("button", { name: "Claim 50% off" })).toBeEnabled();
});

test("while the order is being sent nothing can be claimed", async ({ page }) => {
  await registerAt(page, newcomer());
  await addToCart(page, "Hill Tea");
  await cartToSummary(page);
  const claim = page.getByRole("button", { name: "Claim 50% off" });
  await expect(claim).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/orders", async (route) => {
    await held;
    await route.continue();
  });
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expect(claim).toBeHidden();
  answer();
  await placedId(page);
});

test("after claiming the header's button says where the half price is, and nobody who has not used it reads USED", async ({
  page,
}) => {
  await claimant(page);
  const button = offerButton(page);
  await button.click();
  await expect(page.getByRole("banner").getByRole("alert").filter({ hasText: "50%" })).toHaveText(
    "50% off is yours: it comes off in the cart.",
  );
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
});

test("a customer who has ordered at full price reads what the offer is for, and not that they used it", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422 .*first-order/);
  await registerAt(page, newcomer());
  await addToCart(page, "Hill Tea");
  await cartToSummary(page);
  await placeButton(page).click();
  await placedId(page);
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(offerButton(page)).toHaveAttribute("aria-disabled", "true");
  await offerButton(page).click({ force: true });
  await expect(page.getByRole("banner").getByRole("alert").filter({ hasText: "50%" })).toHaveText(
    "The 50% offer is for a first order",
  );
  await page.goto("/first-order");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("The 50% offer is for a first order");
});

// promise: cancelled by its customer and ordered again at the same first-order price
test("a first order that its customer cancels gives the offer back: the next one costs half, too", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 620 });
  await claimant(page);
  const phone = phoneOf(phones++);
  await addToCart(page, "Hill Tea");
  await cartToSummary(page, phone);
  await placeButton(page).click();
  const first = await placedId(page);
  expect(shop.orderOnDisk(first)).toMatchObject({ total_price: 100, discount_kind: "first_order" });

  await page.goto("/order-status");
  await page.getByLabel("Order id").fill(first);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  // By keyboard alone, as any other press on this page.
  await page.getByText("Cancel this order").focus();
  await page.keyboard.press("Enter");
  await expectAccessible(page, stateWidths);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Why?")).toBeFocused();
  await page.keyboard.type("ordered twice");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Cancelled/ })).toBeVisible();
  await expect(page.getByText("Cancel this order")).toHaveCount(0);
  expect(shop.orderOnDisk(first)).toMatchObject({
    status: "cancelled",
    note: "Cancelled by the customer: ordered twice",
  });

  await addToCart(page, "Hill Tea");
  // The address was saved with the first order.
  await page.goto("/cart");
  await checkOut(page);
  await page.getByLabel("Phone number").fill(phone);
  await toSummary(page);
  await expect(bill(page, "Product details")).toContainText("Total₹100");
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ total_price: 100, discount_kind: "first_order" });
});
