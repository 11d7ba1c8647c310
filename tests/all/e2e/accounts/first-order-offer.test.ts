import type { Page } from "@playwright/test";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { claimant, newcomer, signedIn, signInAt, signOutByMenu, test, typeSignIn } from "@/tests/support/e2e-accounts";
import { offerButton } from "@/tests/support/e2e-offer";
import {
  checkOut,
  hold,
  openProduct,
  place,
  placeButton,
  placedId,
  putInCart,
  readyToPlace,
} from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

const bill = (page: Page, name: string) => page.getByRole("region", { name });
const total = (rupees: number) => `Total₹${rupees}`;
const claimButton = (page: Page) => page.getByRole("button", { name: "Claim 50% off" });

// promise: A guest holds it only in a browser where it was claimed
test("after signing out the browser that claimed may use the offer, once", async ({ page, shop, emulator }) => {
  const person = await claimant(page, emulator);
  await signOutByMenu(page);
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText(total(100));
  await readyToPlace(page, "Hill Tea", { guest_phone: phoneOf(40) });
  await expect(bill(page, "Product details")).toContainText("Uses the offer claimed in this browser");
  const order = shop.orderOnDisk(await place(page));
  expect(order).toMatchObject({ user_id: null, total_price: 100, discount_kind: "first_order" });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("first_order_claim");
  // The guest has used it: neither the header nor a bill offers it again.
  await page.goto("/cart");
  await expect(offerButton(page, "USED")).toBeVisible();
  await expect(bill(page, "Order summary")).toContainText(total(200));
  await expect(page.getByRole("link", { name: "Claim 50% off" })).toHaveCount(0);
  await signInAt(page, person);
  await expect(offerButton(page, "USED")).toBeVisible();
});

// promise: The same for a signed-in user: Buy Now leads straight to /order-details
test("Buy Now at the half price, and with samples: they are not added to it", async ({ page, emulator }) => {
  await claimant(page, emulator);
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: /free 50g samples/ }).click();
  const samples = page.getByRole("dialog", { name: "Free 50g samples" });
  await samples.getByRole("checkbox", { name: "Green Cardamom", exact: true }).check();
  await samples.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Buy Now + Samples" }).click();
  await expect(bill(page, "Your order")).toContainText(total(100));
  await expect(bill(page, "Your order")).toContainText("50% off your first order. Your samples still come free.");
  await expect(bill(page, "Your order").getByText("FREE", { exact: true })).toHaveCount(1);
});

test("a guest who claims from the cart comes back to it, signed in", async ({ page, context, emulator }) => {
  const { email, password } = newcomer();
  await emulator.addUser({ email, password });
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  const checkout = await context.newPage();
  await checkout.goto("/cart");
  await checkOut(checkout);
  await expect(bill(checkout, "Your order")).toContainText(total(200));

  await offerButton(page).click();
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await typeSignIn(page, email, password);
  await expect(page).toHaveURL("/cart");
  await expect(bill(page, "Order summary")).toContainText(total(100));
  // The other tab: the checkout is the user's now, and quoted anew in their eyes.
  await expect(bill(checkout, "Your order")).toContainText(total(100));
  await expect(checkout.getByRole("status").filter({ hasText: "Total before: ₹200. Total now: ₹100." })).toBeVisible();
});

test("a refused claim says why in the bill, and a lost offer is not promised", async ({ page, emulator, guard }) => {
  guard.allow(/status of 503 .*first-order/);
  await signedIn(page, emulator, newcomer());
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  const summary = bill(page, "Order summary");
  const said = (words: string) => summary.getByRole("status").filter({ hasText: words });
  const answer = { success: false, error: "Please try again in a minute.", code: "unavailable" };
  await page.route("**/api/offers/first-order", (route) => route.fulfill({ status: 503, json: answer }));
  await claimButton(page).click();
  await expect(said("Please try again in a minute.")).toBeFocused();
  await expect(summary).toContainText(total(200));
  await expect(claimButton(page)).toBeEnabled();

  await page.unroute("**/api/offers/first-order");
  await claimButton(page).click();
  await expect(said("Done")).toBeVisible();
  // The account has ordered elsewhere since, and the page hears of it when Back brings it up again.
  const lost = { success: true, first_order: "used", ordered_before: true, samples: "available", eligible: false };
  await page.route("**/api/offers", (route) => route.fulfill({ json: lost }));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(summary).toContainText(total(200));
  await expect(said("Done")).toHaveCount(0);
});

test("nothing is claimed while an order is sent, nor by who has ordered before", async ({ page, emulator, guard }) => {
  guard.allow(/status of 422 .*first-order/);
  const { email: guest_email } = await signedIn(page, emulator, newcomer());
  await readyToPlace(page, "Hill Tea", { guest_phone: phoneOf(41), guest_email });
  await expect(claimButton(page)).toBeVisible();
  const send = await hold(page, "**/api/orders");
  await placeButton(page).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expect(claimButton(page)).toBeHidden();
  send();
  await placedId(page);

  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(offerButton(page)).toHaveAttribute("aria-disabled", "true");
  await offerButton(page).click({ force: true });
  const sentence = "The 50% offer is for a first order";
  await expect(page.getByRole("banner").getByRole("alert").filter({ hasText: "50%" })).toHaveText(sentence);
  await page.goto("/first-order");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
});

// promise: cancelled by its customer and ordered again at the same first-order price
test("a first order that its customer cancels gives the offer back", async ({ page, shop, emulator }) => {
  await page.setViewportSize({ width: 360, height: 620 });
  const { email: guest_email } = await claimant(page, emulator);
  const guest_phone = phoneOf(42);
  const order = async () => {
    await readyToPlace(page, "Hill Tea", { guest_phone, guest_email });
    await expect(bill(page, "Product details")).toContainText(total(100));
    const id = await place(page);
    expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 100, discount_kind: "first_order" });
    return id;
  };
  const first = await order();
  await page.goto("/order-status");
  await page.getByLabel("Order id").fill(first);
  await page.getByLabel("Phone number").fill(guest_phone);
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
  await order();
});
