import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import {
  accountButton,
  addressOf,
  createButton,
  fillRegister,
  newcomer,
  registerAt,
  saveAddressInModal,
  signInButton,
  test,
  typeSignIn,
} from "@/tests/support/e2e-accounts";
import { openProduct } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const menu = (page: Page) => page.locator("#user-menu");

// promise: Login: e-mail, password, a link to register; register: full name, email, phone, password, confirm password
test("the pages to sign in and to register have every part", async ({ page }) => {
  await page.goto("/login");
  await expect(heading(page, "Sign In")).toBeVisible();
  for (const label of ["Email", "Password"]) await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
  for (const name of ["Show password", "Sign In", "Continue with Google"])
    await expect(main(page).getByRole("button", { name, exact: true })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await main(page).getByRole("link", { name: "Create an account" }).click();
  await expect(heading(page, "Register")).toBeVisible();
  for (const label of ["Full name", "Email", "Phone number", "Password", "Confirm password"])
    await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
});

/** The success screen is shown for 1.2 s, by a clock that runs only when the test says so, and then leads on. */
async function standsFor1200ms(page: Page, submit: () => Promise<void>, title: string, then: RegExp): Promise<void> {
  const before = page.url();
  await page.clock.pauseAt(Date.now() + 600_000);
  await submit();
  // The focus comes with the timer, a moment after the heading.
  await expect(heading(page, title)).toBeFocused();
  await page.clock.runFor(1199);
  await expect(heading(page, title)).toBeVisible();
  expect(page.url()).toBe(before);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(then);
}

// promise: 'Account Created!' shows for 1.2 s, then /order-details if a pending product exists
test("'Account Created!' shows for 1.2 s, and then the order of the product that waited", async ({ page }) => {
  await page.clock.install();
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await main(page).getByRole("link", { name: "Create an account" }).click();
  await expect(createButton(page)).toBeEnabled();
  await fillRegister(page, newcomer());
  await standsFor1200ms(page, () => createButton(page).click(), "Account Created!", /\/order-details$/);
  await expect(main(page).getByText("Hill Tea × 1")).toBeVisible();
});

// promise: 'Welcome Back!' shows for 1.2 s
// promise: Success screens lead on after 1.2 s
test("'Welcome Back!' shows for 1.2 s, and then the home page", async ({ page, emulator }) => {
  const person = newcomer();
  await emulator.addUser({ email: person.email, password: person.password });
  await page.clock.install();
  await page.goto("/login");
  await expect(signInButton(page)).toBeEnabled();
  const submit = () => typeSignIn(page, person.email, person.password);
  await standsFor1200ms(page, submit, "Welcome Back!", /:\d+\/$/);
});

// promise: The user menu: User Details, Add or Edit Address, Order Products (to /profile#orders), Sign Out
// promise: Sign Out
// promise: Orders: sample data only while there are none of their own (Delivered and Processing, marked 'Sample')
test("the user menu leads to details, address and orders; whoever has none sees two samples", async ({ page }) => {
  await registerAt(page, newcomer());
  await accountButton(page).click();
  await expect(menu(page).getByRole("listitem")).toHaveText([
    "User Details",
    "Add or Edit Address",
    "Order Products",
    "Sign Out",
  ]);
  await menu(page).getByRole("link", { name: "Order Products" }).click();
  await expect(page).toHaveURL("/profile#orders");
  const orders = page.getByRole("region", { name: "Your orders" });
  await expect(orders.getByRole("heading", { name: "Your orders" })).toBeInViewport();
  for (const status of ["Delivered", "Processing"]) {
    const order = orders.getByRole("article").filter({ has: page.getByRole("heading", { name: status }) });
    await expect(order.getByText("Sample", { exact: true })).toBeVisible();
  }
  await expect(main(page).getByRole("button", { name: "Sign Out" })).toBeVisible();
});

// promise: Claiming sends a signed-in user to a random category page
test("claiming the first-order offer leads to any of the categories", async ({ page }) => {
  await registerAt(page, newcomer());
  for (const [chance, { slug, name }] of [
    [0, categories[0]],
    [0.999, categories.at(-1)],
  ] as [number, (typeof categories)[number]][]) {
    await page.addInitScript((drawn) => {
      Math.random = () => drawn;
    }, chance);
    await page.goto("/first-order");
    await expect(page).toHaveURL(`/category/${slug}`);
    await expect(heading(page, name)).toBeVisible();
  }
});

/** Makes this browser fail at writing down whatever has this property, until mendWriting. */
async function breakWriting(page: Page, property: string): Promise<void> {
  await page.evaluate((name) => {
    const { stringify } = JSON;
    Object.assign(window, { mendWriting: () => Object.assign(JSON, { stringify }) });
    JSON.stringify = (value: object | null) => {
      if (value && Object.hasOwn(value, name)) throw new Error("no ink today");
      return stringify(value);
    };
  }, property);
}
const mendWriting = (page: Page) =>
  page.evaluate(() => (window as Window & { mendWriting?: () => void }).mendWriting?.());

// promise: 'Failed to save address. Please try again.', 'An error occurred while saving address.'
// promise: 'Failed to update profile', 'An error occurred'
test("an address and a profile that can't be saved say so, and what was typed stays", async ({ page, guard }) => {
  guard.allow(/status of 400/);
  const person = newcomer();
  await registerAt(page, person);
  await page.goto("/profile");
  await expect(heading(page, person.name)).toBeVisible();
  await accountButton(page).click();
  await menu(page).getByRole("button", { name: "Add or Edit Address" }).click();
  const modal = page.getByRole("dialog");
  for (const [label, text] of Object.entries(addressOf(person))) await modal.getByLabel(label).fill(text);
  await breakWriting(page, "addressLine1");
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal.getByRole("alert")).toHaveText("An error occurred while saving address.");
  await mendWriting(page);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      Storage.prototype.setItem = setItem;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal.getByRole("alert")).toHaveText("Failed to save address. Please try again.");
  await expect(modal.getByRole("alert")).toBeFocused();
  await saveAddressInModal(page, person);

  await page.getByLabel("Address", { exact: true }).fill("1 Car Street, Srivilliputhur");
  await page.getByLabel("State").selectOption("Tamil Nadu");
  const save = page.getByRole("button", { name: "Save changes" });
  const said = main(page).getByRole("alert").filter({ hasText: /./ });
  await breakWriting(page, "isOfferEligible");
  await save.click();
  await expect(said).toHaveText("An error occurred");
  await mendWriting(page);
  await page.route(/accounts:update/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "INTERNAL_ERROR" } } }),
  );
  await page.getByLabel("Full name").fill("Kamala R");
  await save.click();
  await expect(said).toHaveText("Failed to update profile");
  await page.unroute(/accounts:update/);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (!key.startsWith("profile_")) return setItem.call(this, key, value);
      Storage.prototype.setItem = setItem;
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await save.click();
  await expect(said).toHaveText("Failed to update profile");
  await expect(page.getByText("Profile updated successfully")).toHaveCount(0);
  await save.click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(said).toHaveCount(0);
});
