import type { Page } from "@playwright/test";
import { type CartProduct, newLine, storedCart } from "#lib/shop/cart/cart.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow, draftFromCart, storedDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { expect } from "./e2e-test";
import { customer } from "./orders";

/** What the customer of these tests types into the order-details form, by the fields' labels. */
export const typed = {
  "Full name": customer.guest_name,
  "Phone number": customer.guest_phone,
  Email: customer.guest_email,
  "Address Line 1": "14 Kutchery Road",
  "Address Line 2": "Mylapore",
  Pincode: "600004",
  City: "Chennai",
};

export async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(`/product-details/${findProductByName(name)?.slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  // Before the page's scripts run, its buttons are the forms of the pages without scripts.
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

export async function addToCart(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart" })).toBeVisible();
}

/** From a product's page to the order-details form, as a guest. */
export async function buyNow(page: Page, name: string): Promise<void> {
  await openProduct(page, name);
  await page.getByRole("button", { name: "Buy Now" }).click();
  await continueAsGuest(page);
}

export async function continueAsGuest(page: Page): Promise<void> {
  const prompt = page.getByRole("dialog", { name: "Continue Shopping" });
  await prompt.getByRole("button", { name: "Continue as Guest" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
}

export async function checkOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
}

/** Fills the form; the pincode fills in the state. */
export async function fillDetails(page: Page, other: Partial<typeof typed> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...other })) await page.getByLabel(label).fill(text);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
}

/** From the empty order-details form to the summary. */
export async function fillToSummary(page: Page, other: Partial<typeof typed> = {}): Promise<void> {
  await fillDetails(page, other);
  await toSummary(page);
}

export async function toSummary(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
}

/**
 * A guest with one pack at the order-details form, put there: for tests of what comes after. buyNow goes the whole way, which
 * takes a second and a half.
 * @param typed what stands in the form already
 */
export async function atDetails(page: Page, name = "Hill Tea", typed: Partial<typeof form> = {}): Promise<void> {
  await atCheckout(page, name, "/order-details", { ...emptyCheckoutForm, ...typed });
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
}

/**
 * A guest with one pack on the summary page, put there: all that is left is Place Order.
 * @param other what stands in the form in place of the customer's own
 */
export async function readyToPlace(page: Page, name = "Hill Tea", other: Partial<typeof form> = {}): Promise<void> {
  await atCheckout(page, name, "/order-summary", { ...form, ...other });
  await isReady(page);
}

/** The order-details form as fillDetails leaves it. */
const form = {
  guest_name: customer.guest_name,
  guest_phone: customer.guest_phone,
  guest_email: customer.guest_email,
  line1: typed["Address Line 1"],
  line2: typed["Address Line 2"],
  landmark: "",
  ...eachWish(() => ""),
  city: typed.City,
  state: "Tamil Nadu",
  pincode: typed.Pincode,
};

async function atCheckout(page: Page, name: string, path: string, form: CheckoutDraft["form"]): Promise<void> {
  const draft = draftFromBuyNow(productOf(name), { orderId: newOrderId(), form });
  await seed(page, { checkout_draft: storedDraft(draft) });
  await page.goto(path);
}

/** As readyToPlace(), with one pack of each product in the cart, whose checkout it is. */
export async function cartReadyToPlace(page: Page, names: string[], other: Partial<typeof form> = {}): Promise<void> {
  const cart = linesOf(names);
  const draft = draftFromCart(cart, { orderId: newOrderId(), form: { ...form, ...other } });
  await seed(page, { cart: storedCart(cart), checkout_draft: storedDraft(draft) });
  await page.goto("/order-summary");
  await isReady(page);
}

/** The checkout, which is put there as a guest's, becomes that of the user who is signed in, once the provider has confirmed them. */
async function isReady(page: Page): Promise<void> {
  await expect(placeButton(page)).toBeEnabled();
  await page.waitForFunction(() => {
    const isGuest = JSON.parse(localStorage.getItem("currentUser") ?? "null") === null;
    return isGuest || JSON.parse(sessionStorage.getItem("checkout_draft") ?? "{}").isAuthenticated === true;
  });
}

/** Puts so many packs of each product into the browser's cart, in place of what is there. */
export const putInCart = (page: Page, names: string[], qty = 1) =>
  seed(page, { cart: storedCart(linesOf(names, qty)) });

/** From a cart that is put there to the order-details form. */
export async function cartAtDetails(page: Page, names: string[]): Promise<void> {
  await putInCart(page, names);
  await page.goto("/cart");
  await checkOut(page);
}

const linesOf = (names: string[], qty = 1) => names.map((name, n) => newLine({ ...productOf(name), qty }, n));

function productOf(name: string): CartProduct {
  const product = findProductByName(name);
  // Tests put what is no longer sold into carts, too.
  return { ...product, name } as CartProduct;
}

/** Holds whatever is asked for at this address from now on. @returns what lets it go on */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** This browser fails at writing down what has these words in it, until mendWriting. */
export async function breakWriting(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => {
    const { stringify } = JSON;
    Object.assign(window, { mendWriting: () => Object.assign(JSON, { stringify }) });
    JSON.stringify = (value: unknown) => {
      if (stringify(value)?.includes(words)) throw new Error("no ink today");
      return stringify(value);
    };
  }, words);
}
export const mendWriting = (page: Page) =>
  page.evaluate(() => (window as Window & { mendWriting?: () => void }).mendWriting?.());

/** Stores what a visitor's earlier pages have left, under each key. */
export async function seed(page: Page, values: Record<string, unknown>): Promise<void> {
  // The shop's lightest page: all that is wanted of it is its storage.
  await page.goto("/robots.txt");
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values))
      (key === "checkout_draft" ? sessionStorage : localStorage).setItem(
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      );
  }, values);
}

/** Presses Place Order, and waits for the page of the placed order. @returns its id */
export async function place(page: Page): Promise<string> {
  await placeButton(page).click();
  return placedId(page);
}

export const placeButton = (page: Page) => page.getByRole("button", { name: "Place Order" });

export async function placedId(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, your order is placed" })).toBeVisible();
  return page.getByTestId("order-id").innerText();
}

export async function readDraft(page: Page): Promise<ReturnType<typeof storedDraft>> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("checkout_draft") ?? "null"));
}

export const cartCount = (page: Page) => page.getByTestId("cart-count");
