import type { Page } from "@playwright/test";
import { newLine, storedCart } from "#lib/shop/cart/cart.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import {
  cartReadyToPlace,
  checkOut,
  continueAsGuest,
  fillToSummary,
  openProduct,
  place,
  putInCart,
  readDraft,
  seed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { anOrderWithSample, phoneOf } from "@/tests/support/orders";

const samples = (page: Page) => page.getByRole("dialog", { name: "Free 50g samples" });
const emailPopup = (page: Page) => page.getByRole("dialog", { name: "Free samples for you" });
const email = "tasting@customer.example";

async function giveEmail(page: Page, address = email): Promise<void> {
  await emailPopup(page).getByLabel("Email").fill(address);
  await emailPopup(page).getByRole("button", { name: "Choose samples" }).click();
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await samples(page).getByRole("checkbox", { name, exact: true }).check();
  await samples(page).getByRole("button", { name: "Done" }).click();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const bill = (page: Page, name: string) => page.getByRole("region", { name });
const free = (page: Page) => page.getByRole("main").getByText("FREE", { exact: true });
const lineOf = (name: string, n: number) =>
  newLine({ name, category: "Tea", price: 200, ...findProductByName(name), qty: 1 }, n);

/** The cart of a guest who has given their address: a pack of Hill Tea and this free sample. */
async function cartWithSample(page: Page, guest_email: string, name: string): Promise<void> {
  const lines = [lineOf("Hill Tea", 1), { ...lineOf(name, 2), price: 0 }];
  await seed(page, { guest_email: JSON.stringify(guest_email), cart: storedCart(lines) });
  await page.goto("/cart");
}

// promise: Guest e-mail popup: 'Email is required', 'Please enter a valid email address'
// promise: The minimum on the guest e-mail popup: the same sentence
test("the guest e-mail popup asks for an address, says what is wrong with one, and moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  const button = page.getByRole("button", { name: "Choose free samples" });
  // Somewhere in the middle of the page: at its top nothing that scrolls back up would be seen.
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await expect(button).toBeInViewport({ ratio: 1 });
  const places = () => Promise.all([button.boundingBox(), page.getByRole("banner").boundingBox()]);
  const before = await places();
  await button.click();
  await expect(emailPopup(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(emailPopup(page)).toContainText("Minimum order ₹100 signed in, ₹200 as a guest");
  await emailPopup(page).getByRole("button", { name: "Choose samples" }).click();
  await expect(emailPopup(page).getByText("Email is required")).toBeVisible();
  await expect(emailPopup(page).getByLabel("Email")).toBeFocused();
  await giveEmail(page, "not an address");
  await expect(emailPopup(page).getByText("Please enter a valid email address")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(emailPopup(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await places()).toEqual(before);
  await button.click();
  await giveEmail(page);
  await expect(samples(page)).toBeVisible();
  expect(await places()).toEqual(before);
  // Asked once: the address is stored.
  await page.keyboard.press("Escape");
  await button.click();
  await expect(samples(page)).toBeVisible();
  await expect(emailPopup(page)).toHaveCount(0);
});

// promise: The sample discount on the page
// promise: 'Free 50g samples': the picker, up to three different ones, one each
// promise: Temporary samples and the samples flag are cleared after the order
test("up to three different samples come with a cart, free, and take 10% off its packs", async ({ page, shop }) => {
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  await button(page, "Choose free samples").click();
  await giveEmail(page);
  const box = (name: string) => samples(page).getByRole("checkbox", { name, exact: true });
  for (const name of ["Green Cardamom", "Cinnamon Bark", "Black Pepper"]) await box(name).check();
  await expect(box("Hill Turmeric")).toBeDisabled();
  await expect(samples(page).getByText("3 of 3 chosen")).toBeVisible();
  await box("Cinnamon Bark").uncheck();
  await box("Hill Turmeric").check();
  await expect(samples(page).getByText("3 of 3 chosen")).toBeVisible();
  await button(page, "Done").click();

  for (const words of ["Sample discount-₹20", "Total₹180", "10% off with your samples."])
    await expect(bill(page, "Order summary")).toContainText(words);
  expect(await page.evaluate(() => localStorage.getItem("freeSamplesClaimed"))).toBe("true");
  await checkOut(page);
  await expect(free(page)).toHaveCount(3);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillToSummary(page, { Email: email, "Phone number": phoneOf(11) });
  await expect(bill(page, "Product details")).toContainText("Sample discount-₹20");
  expect(shop.orderOnDisk(await place(page))).toMatchObject({
    total_price: 180,
    discount_kind: "sample",
    freeSampleIncluded: true,
  });
  expect(await page.evaluate(() => [localStorage.getItem("freeSamplesClaimed"), localStorage.getItem("cart")])).toEqual(
    [null, "[]"],
  );
  // Whoever has had samples is not invited again.
  await putInCart(page, ["Hill Tea"]);
  await page.goto("/cart");
  await expect(button(page, "Proceed to Checkout")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("samples");
});

// promise: Whoever had samples is told so, and goes on without them
test("a customer who had samples reads so, and goes on without them", async ({ page, shop, request, guard }) => {
  guard.allow(/status of 422 .*\/api\/orders/);
  const had = { guest_email: "again@customer.example", guest_phone: phoneOf(12) };
  const data = anOrderWithSample(had);
  expect((await request.post(`${shop.url}/api/orders`, { data })).status()).toBe(201);
  await cartWithSample(page, had.guest_email, "Cinnamon Bark");
  await checkOut(page);
  await fillToSummary(page, { Email: had.guest_email, "Phone number": had.guest_phone });
  await button(page, "Place Order").click();
  await expect(page.getByRole("alert").filter({ hasText: "Free samples" })).toHaveText(
    "Free samples are once per customer, and you've had yours. Remove them to continue.",
  );
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(2);
  await button(page, "Remove the free samples").click();
  await expect(bill(page, "Product details")).toContainText("Total₹200");
  await place(page);
});

// promise: Buy Now, labelled with '+ Samples' when temporary samples are held
// promise: Buy Now with temporary samples: 10% off the product
test("samples are one list, of a Buy Now and of the cart", async ({ page, shop }) => {
  const address = "onelist@customer.example";
  await openProduct(page, "Hill Tea");
  await button(page, "Add up to 3 free 50g samples").click();
  await giveEmail(page, address);
  await choose(page, "Green Cardamom");
  await expect(button(page, "Free samples chosen: 1")).toBeVisible();
  await button(page, "Add to Cart").click();
  await page.goto("/cart");
  await expect(free(page)).toHaveCount(1);
  await button(page, "Change samples").click();
  await expect(samples(page).getByText("1 of 3 chosen")).toBeVisible();
  await expect(samples(page).getByRole("checkbox", { name: "Green Cardamom", exact: true })).toBeChecked();
  await choose(page, "Cinnamon Bark");
  await expect(free(page)).toHaveCount(2);
  await expect(bill(page, "Order summary")).toContainText("Total₹180");

  await openProduct(page, "Black Pepper");
  await expect(button(page, "Free samples chosen: 2")).toBeVisible();
  await button(page, "Buy Now + Samples").click();
  await continueAsGuest(page);
  await expect(bill(page, "Your order").getByText("FREE", { exact: true })).toHaveCount(2);
  await expect(bill(page, "Your order")).toContainText("Total₹180");
  await fillToSummary(page, { Email: address, "Phone number": phoneOf(13) });
  expect(shop.orderOnDisk(await place(page))).toMatchObject({ total_price: 180, freeSampleIncluded: true });
  // They were had: the cart has its packs, and no samples any more; nor are any offered.
  await page.goto("/cart");
  await expect(page.getByLabel("Quantity of Hill Tea")).toHaveValue("1");
  await expect(free(page)).toHaveCount(0);
  await openProduct(page, "Hill Tea");
  await expect(button(page, "Buy Now")).toBeVisible();
  await expect(page.getByRole("button", { name: /free 50g samples/ })).toHaveCount(0);
});

// promise: Samples alone can't be ordered
test("samples alone can't be ordered, and the cart says why", async ({ page }) => {
  await cartWithSample(page, email, "Green Cardamom");
  await button(page, "Remove Hill Tea").click();
  await expect(page.getByText("Free samples come with an order. Please add at least one pack.")).toBeVisible();
  await expect(button(page, "Proceed to Checkout")).toBeDisabled();
});

// promise: Forged flags and samples change no price that is charged
// promise: Offers and samples forged in the request ... in the browser
// promise: The shopper is shown both totals, and asked
test("flags, a cookie and samples forged in the browser change no price", async ({ page, shop, guard }) => {
  guard.allow(/status of 409 .*\/api\/orders/);
  await page.context().addCookies([{ name: "first_order_claim", value: "eyJ1aWQiOiJ2In0.forged", url: shop.url }]);
  const flags = ["firstOrderDiscountClaimed", "hasDiscountEligibility", "freeSamplesClaimed"];
  await seed(page, Object.fromEntries(flags.map((flag) => [flag, true])));
  await cartReadyToPlace(page, ["Hill Tea"], { guest_phone: phoneOf(14) });
  await expect(bill(page, "Product details")).toContainText("Total₹200");
  const [honest, cart] = await Promise.all([readDraft(page), page.evaluate(() => localStorage.getItem("cart"))]);
  const before = shop.ordersOnDisk().length;

  // api/forged-offers and api/true-price have every forgery.
  const forged = JSON.stringify({ ...honest, discount_amount: 100, final_amount: 100 });
  await page.evaluate((text) => sessionStorage.setItem("checkout_draft", text), forged);
  await page.reload();
  await button(page, "Place Order").click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Total before: ₹100. Total now: ₹200.");
  await expect(alert).toBeFocused();
  expect(shop.ordersOnDisk()).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem("cart"))).toBe(cart);
  expect(await place(page)).toBe(honest.order_id);
  expect(shop.orderOnDisk(honest.order_id)?.total_price).toBe(200);
});
