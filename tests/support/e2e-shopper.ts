import type { Page } from "@playwright/test";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow, storedDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
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

/** From the cart to the order-details form. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
}

/** Fills the form; the pincode fills in the state. */
export async function fillDetails(page: Page, other: Partial<typeof typed> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...other })) await page.getByLabel(label).fill(text);
  await expect(page.getByLabel("State")).toHaveValue("Tamil Nadu");
}

export async function toSummary(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
}

/**
 * A guest with one pack at the order-details form, put there: for tests of what comes after. buyNow goes the whole way, which
 * takes a second and a half.
 */
export async function atDetails(page: Page, name = "Hill Tea"): Promise<void> {
  await atCheckout(page, name, "/order-details", emptyCheckoutForm);
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
}

/** A guest with one pack on the summary page, put there: all that is left is Place Order. */
export async function readyToPlace(page: Page, name = "Hill Tea"): Promise<void> {
  await atCheckout(page, name, "/order-summary", form);
  await expect(placeButton(page)).toBeEnabled();
}

/** The order-details form as fillDetails leaves it. */
const form = {
  guest_name: customer.guest_name,
  guest_phone: customer.guest_phone,
  guest_email: customer.guest_email,
  line1: typed["Address Line 1"],
  line2: typed["Address Line 2"],
  landmark: "",
  delivery_note: "",
  city: typed.City,
  state: "Tamil Nadu",
  pincode: typed.Pincode,
};

async function atCheckout(page: Page, name: string, path: string, form: CheckoutDraft["form"]): Promise<void> {
  const product = findProductByName(name);
  if (!product) throw new Error(`No product is called ${name}.`);
  const draft = storedDraft(draftFromBuyNow(product, { orderId: newOrderId(), form }));
  // The shop's lightest page: all that is wanted of it is its storage.
  await page.goto("/robots.txt");
  await page.evaluate((draft) => sessionStorage.setItem("checkout_draft", JSON.stringify(draft)), draft);
  await page.goto(path);
}

export const placeButton = (page: Page) => page.getByRole("button", { name: "Place Order" });

/** The placed order's id, as the success page shows it. */
export async function placedId(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, your order is placed" })).toBeVisible();
  return page.getByTestId("order-id").innerText();
}

export async function readDraft(page: Page): Promise<ReturnType<typeof storedDraft>> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("checkout_draft") ?? "null"));
}

export const cartCount = (page: Page) => page.getByTestId("cart-count");
