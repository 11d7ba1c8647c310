import type { Page } from "@playwright/test";
import { claimant, newcomer, signedIn, test, typeSignIn } from "@/tests/support/e2e-accounts";
import { offerButton } from "@/tests/support/e2e-offer";
import {
  cartReadyToPlace,
  checkOut,
  fillToSummary,
  place,
  placedId,
  putInCart,
  readyToPlace,
} from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

const bill = (page: Page, name: string) => page.getByRole("region", { name });
const total = (rupees: number) => `Total₹${rupees}`;

// promise: USED follows the order that used it
// promise: The button shows USED and is disabled once the user has finished the first-order discount
// promise: 'You have already used your first order discount!' when the used button is pressed
// promise: Three states on the page: FIRST ORDER and 50% OFF!
// promise: A guest who claims is sent to /login first, and then to the claim
// promise: The claimed flag is cleared after the order
test("a guest who claims signs in first, then pays half once", async ({ page, shop, emulator }) => {
  const { email, password } = newcomer();
  await emulator.addUser({ email, password });
  await page.goto("/categories");
  await offerButton(page).click();
  await expect(page).toHaveURL("/login?next=/first-order");
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true });
  await signIn.click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/register?next=%2Ffirst-order");
  await page.goBack();
  await signIn.click();
  await typeSignIn(page, email, password);
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  await expect(page.getByText("FIRST ORDER").first()).toBeVisible();
  await expect(page.getByText("50% OFF!").first()).toBeVisible();
  // Nobody who has not used it reads USED.
  await offerButton(page).click();
  await expect(page.getByRole("banner").getByRole("alert").filter({ hasText: "50%" })).toHaveText(
    "50% off is yours: it comes off in the cart.",
  );
  await expect(offerButton(page)).not.toHaveAttribute("aria-disabled", "true");

  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  for (const words of ["First-order discount-₹100", total(100), "50% off your first order."])
    await expect(bill(page, "Order summary")).toContainText(words);
  await checkOut(page);
  // What the shop knows of the user is filled in first.
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillToSummary(page, { "Phone number": phoneOf(20), Email: email });
  await expect(bill(page, "Product details")).toContainText(total(100));
  expect(shop.orderOnDisk(await place(page))).toMatchObject({
    total_price: 100,
    discount_amount: 100,
    discount_kind: "first_order",
    isFirstTimeOrder: true,
  });
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(offerButton(page, "USED")).toHaveAttribute("aria-disabled", "true");
  // Pressed, although its state says disabled: Playwright alone would wait for it.
  await offerButton(page, "USED").click({ force: true });
  await expect(page.getByRole("alert").filter({ hasText: "You have already used" })).toHaveText(
    "You have already used your first order discount!",
  );
  const flags = await page.evaluate(() => ({ ...localStorage }));
  expect(flags).toMatchObject({ firstOrderDiscountUsed: "true" });
  expect(flags).not.toHaveProperty("firstOrderDiscountClaimed");
  expect(Object.keys(flags).filter((key) => key.startsWith("firstOrderCompleted_"))).toHaveLength(1);

  await page.goto("/debug/discount");
  await expect(page.getByRole("region", { name: "The server" })).toContainText("first_orderused");
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  await expect(bill(page, "Order summary")).toContainText(total(200));
});

test("a claim in the bill itself changes the total in place", async ({ page, shop, emulator }) => {
  const { email: guest_email } = await signedIn(page, emulator, newcomer());
  await readyToPlace(page, "Hill Tea", { guest_phone: phoneOf(21), guest_email });
  const details = bill(page, "Product details");
  await expect(details).toContainText(total(200));
  await expect(details).toContainText("Save ₹100");
  await details.getByRole("button", { name: "Claim 50% off" }).click();
  await expect(details).toContainText(total(100));
  await expect(page).toHaveURL("/order-summary");
  const done = details.getByRole("status").filter({ hasText: "Done: your 50% off is in the total." });
  await expect(done).toBeFocused();
  await expect(details).toContainText("Total before: ₹200. Total now: ₹100.");
  await expect(details.getByRole("button", { name: "Claim 50% off" })).toHaveCount(0);
  await expect(details).not.toContainText("used");
  // Without a 409: what is shown is what is charged.
  expect(shop.orderOnDisk(await place(page))).toMatchObject({ total_price: 100, discount_kind: "first_order" });
});

// promise: It applies only while claimed and not yet used
// promise: An offer lost meanwhile is asked about too
test("an offer used in another tab is asked about", async ({ page, context, guard, shop, emulator }) => {
  guard.allow(/status of 409 .*\/api\/orders/);
  const { email: guest_email } = await claimant(page, emulator);
  await cartReadyToPlace(page, ["Hill Tea"], { guest_phone: phoneOf(22), guest_email });
  await expect(bill(page, "Product details")).toContainText(total(100));
  const other = await context.newPage();
  await cartReadyToPlace(other, ["Hill Tea", "Green Cardamom"], { guest_phone: phoneOf(22), guest_email });
  await expect(bill(other, "Product details")).toContainText(total(200));
  await place(other);

  const before = shop.ordersOnDisk().length;
  // The other tab's order had these packs, too.
  const again = page.getByRole("button", { name: "Order them again" });
  await again.click();
  const said = page.getByRole("alert").filter({ hasText: "has already used the first-order offer" });
  await expect(said).toContainText("Total before: ₹100. Total now: ₹200.");
  await expect(said).toBeFocused();
  expect(shop.ordersOnDisk()).toHaveLength(before);
  await expect(bill(page, "Product details")).toContainText(total(200));
  await again.click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ total_price: 200, discount_kind: null });
});
