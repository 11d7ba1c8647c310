import type { Locator, Page } from "@playwright/test";
import { newLine, storedCart } from "#lib/shop/cart/cart.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import {
  addToCart,
  atDetails,
  cartCount,
  cartReadyToPlace,
  checkOut,
  continueAsGuest,
  fillDetails,
  fillToSummary,
  hold,
  openProduct,
  place,
  placeButton,
  putInCart,
  seed,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

const main = (page: Page) => page.getByRole("main");
const sums = (page: Page, name: string) => main(page).getByRole("region", { name });
const expectWords = async (place: Locator, ...words: (string | RegExp)[]) => {
  for (const each of words) await expect(place.getByText(each)).toBeVisible();
};

// promise: Continue Shopping: 'Sign In' (access account and order history), 'Continue as Guest' (quick checkout without
//   account)
// promise: A single product
// promise: An expected-delivery banner; notes: 24-48 hours, 3-5 business days, updates
// promise: Summary: product details, shipping info, subtotal, total, Place Order
// promise: Success: order id, 'Delivery in 3-5 business days', Continue Shopping
test("a purchase says on each page what its customer has to know", async ({ page }) => {
  await openProduct(page, "Hill Tea");
  await main(page).getByRole("button", { name: "Buy Now" }).click();
  const prompt = page.getByRole("dialog", { name: "Continue Shopping" });
  await expect(prompt.getByRole("heading", { name: "Continue Shopping" })).toBeVisible();
  for (const name of ["Sign In", "Continue as Guest", "Close"])
    await expect(prompt.getByRole("button", { name, exact: true })).toBeVisible();
  await expectWords(prompt, "Access your account and order history", "Quick checkout without an account");
  for (const name of ["Terms", "Privacy Policy"]) await expect(prompt.getByRole("link", { name })).toBeVisible();
  await continueAsGuest(page);

  const state = page.getByLabel("State");
  await expectWords(main(page), "Choose a state to see when it arrives");
  await state.selectOption("Kerala");
  await expectWords(main(page), "Expected delivery: 2 days");
  await state.selectOption("Tamil Nadu");
  await expectWords(
    main(page),
    "Expected delivery: 8 days",
    "Processed within 24-72 hours",
    "Delivery in 2-4 business days within Kerala, 8 days elsewhere",
    // This shop has no sender for text messages, so it promises none.
    "Order updates by e-mail, if you add yours above",
  );
  await expect(sums(page, "Your order")).toContainText("Hill Tea × 1");
  await fillToSummary(page);

  const details = sums(page, "Product details");
  for (const words of ["Hill Tea × 1", "Subtotal₹200", "Total₹200"]) await expect(details).toContainText(words);
  await expectWords(details, "Nothing is charged online. We confirm payment with you before dispatch.");
  const shipping = sums(page, "Shipping info");
  for (const fact of [customer.guest_name, customer.guest_address, customer.guest_phone, customer.guest_email])
    await expect(shipping).toContainText(fact);
  await expect(shipping.getByRole("link", { name: "Change" })).toHaveAttribute("href", "/order-details");

  const id = await place(page);
  await expect(main(page).getByText("Delivery in 2-4 business days", { exact: true })).toBeVisible();
  await expectWords(
    main(page),
    "within Kerala, 8 days elsewhere",
    /^Expect this order by /,
    "Secure payment: nothing was charged online. Our team confirms payment with you before dispatch.",
  );
  const link = (name: string) => main(page).getByRole("link", { name });
  await expect(link("Continue Shopping")).toHaveAttribute("href", "/#categories");
  await expect(link("Track this order")).toHaveAttribute("href", `/order-status#id=${id}`);
});

// promise: Proceed to Checkout shows Processing... while busy
// promise: Continue to Order Summary shows Processing... while busy
// promise: The checkout's delay of 1 s is never added to a slow step
test("each step of the checkout says Processing... until the next page is there, and no longer", async ({ page }) => {
  const toDetails = await hold(page, /\/order-details.*_rsc=/);
  const toTheSummary = await hold(page, /\/order-summary.*_rsc=/);
  const busy = page.getByRole("button", { name: "Processing..." });
  await putInCart(page, ["Hill Tea"]);
  await page.clock.install();
  await page.goto("/cart");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(busy).toBeDisabled();
  // From here on no time passes in the page: code that waits by a clock would wait for ever.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  toDetails();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await fillDetails(page);
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(busy).toBeDisabled();
  toTheSummary();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
});

/** Whole on the screen, and nothing lies on it. */
async function expectSeen(...all: Locator[]): Promise<void> {
  for (const each of all) await expect(each).toBeInViewport({ ratio: 1 });
  for (const each of all) await each.click({ trial: true });
}

// promise: The order shown as an item list with FREE labels for zero-price items
test("a sample in an order reads FREE in the cart and the checkout, on a low phone at once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 620 });
  const packs = products.filter(({ name }) => ["Hill Tea", "Hill Turmeric", "Green Cardamom"].includes(name));
  const free = (name: string) => (name === "Green Cardamom" ? { price: 0 } : {});
  const lines = packs.map((pack, n) => newLine({ ...pack, qty: 1, ...free(pack.name) }, n));
  await seed(page, { cart: storedCart(lines) });
  await page.goto("/cart");
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
