import type { Locator, Page } from "@playwright/test";
import { storedCart } from "#lib/shop/cart/cart.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import {
  addToCart,
  atDetails,
  checkOut,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  readyToPlace,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

const main = (page: Page) => page.getByRole("main");
const sums = (page: Page, name: string) => main(page).getByRole("region", { name });

// promise: Continue Shopping: 'Sign In' (access account and order history), 'Continue as Guest' (quick checkout without
//   account)
test("the guest prompt says what each of its two choices is for", async ({ page }) => {
  await openProduct(page, "Hill Tea");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  const prompt = page.getByRole("dialog", { name: "Continue Shopping" });
  await expect(prompt.getByRole("heading", { name: "Continue Shopping" })).toBeVisible();
  for (const name of ["Sign In", "Continue as Guest", "Close"])
    await expect(prompt.getByRole("button", { name, exact: true })).toBeVisible();
  await expect(prompt.getByText("Access your account and order history")).toBeVisible();
  await expect(prompt.getByText("Quick checkout without an account")).toBeVisible();
  await expect(prompt.getByRole("link", { name: "Terms" })).toBeVisible();
  await expect(prompt.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
});

// promise: Name, category, unit price, minus and plus, line total, remove, Clear All; subtotal and total; Proceed to
//   Checkout and Continue Shopping
test("the cart shows each line's facts, the sums, and the links on", async ({ page }) => {
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await page.getByRole("button", { name: "One more of Hill Tea" }).click();
  const line = main(page).getByRole("listitem").filter({ hasText: "Hill Tea" });
  await expect(line).toContainText("Tea · ₹200 each");
  await expect(line.getByLabel("Quantity of Hill Tea")).toHaveValue("2");
  await expect(line.getByText("₹400", { exact: true })).toBeVisible();
  for (const name of ["One less of Hill Tea", "One more of Hill Tea", "Remove Hill Tea"])
    await expect(line.getByRole("button", { name })).toBeVisible();
  const summary = sums(page, "Order summary");
  await expect(summary).toContainText("Subtotal₹400");
  await expect(summary).toContainText("DeliveryFree");
  await expect(summary).toContainText("Total₹400");
  await expect(main(page).getByRole("button", { name: "Clear All" })).toBeVisible();
  await expect(summary.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/#categories");
});

// promise: Proceed to Checkout shows Processing... while busy
// promise: Continue to Order Summary shows Processing... while busy
// promise: The checkout's delay of 1 s is never added to a slow step
test("each step of the checkout says Processing... until the next page is there, and not a second longer", async ({
  page,
}) => {
  const held = { "order-details": Promise.withResolvers<void>(), "order-summary": Promise.withResolvers<void>() };
  for (const [name, { promise }] of Object.entries(held))
    await page.route(new RegExp(`/${name}.*_rsc=`), async (route) => {
      await promise;
      await route.continue();
    });
  await addToCart(page, "Hill Tea");
  await page.clock.install();
  await page.goto("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  // From here on no time passes in the page: code that waits by a clock would wait for ever.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  held["order-details"].resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await fillDetails(page);
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  held["order-summary"].resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
});

/** The cart with a pack of each of these products, the last one as a free sample. */
async function cartOf(page: Page, names: string[]): Promise<void> {
  const lines = products
    .filter(({ name }) => names.includes(name))
    .map(({ name, category, price }) => ({ id: `${name}-1`, name, category, price, qty: 1, description: "" }));
  const cart = storedCart(lines.map((line) => (line.name === names.at(-1) ? { ...line, price: 0 } : line)));
  await page.goto("/robots.txt");
  await page.evaluate((cart) => localStorage.setItem("cart", JSON.stringify(cart)), cart);
  await page.goto("/cart");
}

/** Whole on the screen, and nothing lies on it. */
async function expectSeen(...all: Locator[]): Promise<void> {
  for (const each of all) await expect(each).toBeInViewport({ ratio: 1 });
  for (const each of all) await each.click({ trial: true });
}

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width}x${viewport.height} the total of a long order stays beside each button that orders`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await cartOf(
      page,
      products.slice(0, 9).map(({ name }) => name),
    );
    const totalOf = (name: string) => sums(page, name).getByText("Total", { exact: true });
    await expectSeen(totalOf("Order summary"), page.getByRole("button", { name: "Proceed to Checkout" }));
    await checkOut(page);
    await expectSeen(totalOf("Your order"), page.getByRole("button", { name: "Continue to Order Summary" }));
    await fillDetails(page);
    await toSummary(page);
    await expectSeen(totalOf("Product details"), placeButton(page));
  });

// promise: The order shown as an item list with FREE labels for zero-price items
test("a sample in an order reads FREE, on the cart and through the checkout, on a low phone at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 620 });
  await cartOf(page, ["Hill Tea", "Hill Turmeric", "Green Cardamom"]);
  const line = main(page).getByRole("listitem").filter({ hasText: "Green Cardamom" });
  await expect(line.getByText("FREE", { exact: true })).toBeVisible();
  await expect(sums(page, "Order summary")).toContainText("Sample discount-₹45");
  await checkOut(page);
  const ordered = sums(page, "Your order");
  const ordering = ordered.getByRole("listitem");
  await expect(ordering).toHaveCount(3);
  await expectSeen(...(await ordering.all()), ordering.getByText("FREE", { exact: true }));
  await expect(ordered).toContainText("Total₹405");
});

// promise: A single product
// promise: An expected-delivery banner; notes: 24-48 hours, 3-5 business days, updates
// promise: Processing takes 24-48 hours
test("order details say when the order is processed, when it comes, and how one hears of it", async ({ page }) => {
  await atDetails(page);
  await expect(main(page).getByText("Choose a state to see when it arrives")).toBeVisible();
  await page.getByLabel("State").selectOption("Kerala");
  await expect(main(page).getByText("Expected delivery: 2 days")).toBeVisible();
  await page.getByLabel("State").selectOption("Tamil Nadu");
  await expect(main(page).getByText("Expected delivery: 8 days")).toBeVisible();
  await expect(main(page).getByText("Processed within 24-72 hours")).toBeVisible();
  await expect(main(page).getByText("Delivery in 2-4 business days within Kerala, 8 days elsewhere")).toBeVisible();
  // This shop has no sender for text messages, so it promises none.
  await expect(main(page).getByText("Order updates by e-mail, if you add yours above")).toBeVisible();
  await expect(sums(page, "Your order")).toContainText("Hill Tea × 1");
  await expect(page.getByRole("button", { name: "Continue to Order Summary" })).toBeVisible();
});

// promise: Summary: product details, shipping info, subtotal, total, Place Order
test("the summary shows the product details, where it goes, and the sums", async ({ page }) => {
  await readyToPlace(page);
  const details = sums(page, "Product details");
  await expect(details).toContainText("Hill Tea × 1");
  await expect(details).toContainText("Subtotal₹200");
  await expect(details).toContainText("Total₹200");
  await expect(
    details.getByText("Nothing is charged online. We confirm payment with you before dispatch."),
  ).toBeVisible();
  const shipping = sums(page, "Shipping info");
  for (const fact of [customer.guest_name, customer.guest_address, customer.guest_phone, customer.guest_email])
    await expect(shipping).toContainText(fact ?? "missing");
  await expect(shipping.getByRole("link", { name: "Change" })).toHaveAttribute("href", "/order-details");
  await expect(placeButton(page)).toBeVisible();
});

// promise: Success: order id, 'Delivery in 3-5 business days', Continue Shopping
test("the success page says the id, when it comes, that nothing was charged, and where to go on", async ({ page }) => {
  await readyToPlace(page);
  await placeButton(page).click();
  const id = await placedId(page);
  await expect(main(page).getByText("Delivery in 2-4 business days", { exact: true })).toBeVisible();
  await expect(main(page).getByText("within Kerala, 8 days elsewhere")).toBeVisible();
  await expect(main(page).getByText(/^Expect this order by /)).toBeVisible();
  const payment = "Secure payment: nothing was charged online. Our team confirms payment with you before dispatch.";
  await expect(main(page).getByText(payment)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/#categories");
  const status = main(page).getByRole("link", { name: "Track this order" });
  await expect(status).toHaveAttribute("href", `/order-status#id=${id}`);
});

test("the order status names what is missing, and has one message for an order that does not exist", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.goto("/order-status");
  const show = page.getByRole("button", { name: "Show my order" });
  await show.click();
  for (const label of ["Order id", "Phone number"])
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Order id").fill("ABCDEFGHJKMNPQRSTVWX");
  await page.getByLabel("Phone number").fill("9876543210");
  await show.click();
  await expect(main(page).locator(".notice-error")).toBeVisible();
});
