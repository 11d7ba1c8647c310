import type { Page } from "@playwright/test";
import {
  addToCart,
  checkOut,
  continueAsGuest,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  readDraft,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

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

async function cartWithSamples(page: Page, address: string, ...names: string[]): Promise<void> {
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await page.getByRole("button", { name: "Choose free samples" }).click();
  await giveEmail(page, address);
  await choose(page, ...names);
}

// promise: Guest e-mail popup
// promise: Guest e-mail popup: 'Email is required', 'Please enter a valid email address'
// promise: The minimum on the guest e-mail popup: the same sentence
test("the guest e-mail popup asks for an address, says what is wrong with one, and moves nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await addToCart(page, "Hill Tea");
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
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await page.getByRole("button", { name: "Choose free samples" }).click();
  await giveEmail(page);
  for (const name of ["Green Cardamom", "Cinnamon Bark", "Black Pepper"])
    await samples(page).getByRole("checkbox", { name, exact: true }).check();
  await expect(samples(page).getByRole("checkbox", { name: "Hill Turmeric" })).toBeDisabled();
  await expect(samples(page).getByText("3 of 3 chosen")).toBeVisible();
  await samples(page).getByRole("button", { name: "Done" }).click();

  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Sample discount-₹20");
  await expect(summary).toContainText("Total₹180");
  await expect(summary).toContainText("10% off with your samples.");
  expect(await page.evaluate(() => localStorage.getItem("freeSamplesClaimed"))).toBe("true");
  await checkOut(page);
  await expect(page.getByRole("region", { name: "Your order" }).getByText("FREE", { exact: true })).toHaveCount(3);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillDetails(page, { Email: email, "Phone number": phoneOf(11) });
  await toSummary(page);
  await expect(page.getByRole("region", { name: "Product details" })).toContainText("Sample discount-₹20");
  await placeButton(page).click();
  const order = shop.orderOnDisk(await placedId(page));
  expect(order).toMatchObject({ total_price: 180, discount_kind: "sample", freeSampleIncluded: true });
  expect(await page.evaluate(() => [localStorage.getItem("freeSamplesClaimed"), localStorage.getItem("cart")])).toEqual(
    [null, "[]"],
  );
});

// promise: Whoever had samples is told so, and goes on without them
test("a customer who had samples reads so, has the cart as it was, and can go on without them", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 422 .*\/api\/orders/);
  const address = "again@customer.example";
  for (const turn of [1, 2]) {
    await addToCart(page, "Hill Tea");
    await page.goto("/cart");
    if (turn === 2) {
      // Whoever has had samples is not invited again: this is somebody whose browser does not know.
      await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText("samples");
      await page.evaluate(() => localStorage.removeItem("free_samples_used"));
      await page.reload();
    }
    await page.getByRole("button", { name: "Choose free samples" }).click();
    if (turn === 1) await giveEmail(page, address);
    await choose(page, turn === 1 ? "Green Cardamom" : "Cinnamon Bark");
    await checkOut(page);
    await fillDetails(page, { Email: address, "Phone number": phoneOf(12) });
    await toSummary(page);
    await placeButton(page).click();
    if (turn === 1) await placedId(page);
  }
  await expect(page.getByRole("alert").filter({ hasText: "Free samples" })).toHaveText(
    "Free samples are once per customer, and you've had yours. Remove them to continue.",
  );
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(2);
  await page.getByRole("button", { name: "Remove the free samples" }).click();
  await expect(page.getByRole("region", { name: "Product details" })).toContainText("Total₹200");
  await placeButton(page).click();
  await placedId(page);
});

// promise: Buy Now, labelled with '+ Samples' when temporary samples are held
// promise: Buy Now with temporary samples: 10% off the product
test("temporary samples go with Buy Now, which says so", async ({ page, shop }) => {
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Add up to 3 free 50g samples" }).click();
  await giveEmail(page, "buynow@customer.example");
  await choose(page, "Green Cardamom", "Cinnamon Bark");
  await expect(page.getByRole("button", { name: "Free samples chosen: 2" })).toBeVisible();
  await openProduct(page, "Black Pepper");
  await page.getByRole("button", { name: "Buy Now + Samples" }).click();
  await continueAsGuest(page);
  const order = page.getByRole("region", { name: "Your order" });
  await expect(order.getByText("FREE", { exact: true })).toHaveCount(2);
  await expect(order).toContainText("Total₹180");
  await fillDetails(page, { Email: "buynow@customer.example", "Phone number": phoneOf(13) });
  await toSummary(page);
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ total_price: 180, freeSampleIncluded: true });
  await openProduct(page, "Hill Tea");
  await expect(page.getByRole("button", { name: "Buy Now", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /free 50g samples/ })).toHaveCount(0);
});

test("samples are one list: picked on a page and in the cart they are the same ones, and go with a Buy Now too", async ({
  page,
  shop,
}) => {
  await cartWithSamples(page, "onelist@customer.example", "Green Cardamom");
  await openProduct(page, "Black Pepper");
  await page.getByRole("button", { name: "Free samples chosen: 1" }).click();
  await expect(samples(page).getByRole("checkbox", { name: "Green Cardamom", exact: true })).toBeChecked();
  await choose(page, "Cinnamon Bark");
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText("FREE", { exact: true })).toHaveCount(2);
  await openProduct(page, "Black Pepper");
  await page.getByRole("button", { name: "Buy Now + Samples" }).click();
  await continueAsGuest(page);
  await expect(page.getByRole("region", { name: "Your order" }).getByText("FREE", { exact: true })).toHaveCount(2);
  await fillDetails(page, { Email: "onelist@customer.example", "Phone number": phoneOf(15) });
  await toSummary(page);
  await placeButton(page).click();
  expect(shop.orderOnDisk(await placedId(page))).toMatchObject({ freeSampleIncluded: true });
  // They were had: the cart has its packs, and no samples any more.
  await page.goto("/cart");
  await expect(page.getByLabel("Quantity of Hill Tea")).toHaveValue("1");
  await expect(page.getByRole("main").getByText("FREE", { exact: true })).toHaveCount(0);
});

// promise: Samples alone can't be ordered
test("samples alone can't be ordered, and the cart says why", async ({ page }) => {
  await cartWithSamples(page, email, "Green Cardamom");
  await page.getByRole("button", { name: "Remove Hill Tea" }).click();
  await expect(page.getByText("Free samples come with an order. Please add at least one pack.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeDisabled();
});

// promise: Forged flags and samples change no price that is charged
// promise: Offers and samples forged in the request ... in the browser
test("flags, a cookie and samples forged in the browser: refused with a message each, nothing saved, the cart unchanged", async ({
  page,
  shop,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.allow(/status of 4(09|22) .*\/api\/orders/);
  await addToCart(page, "Hill Tea");
  await page.context().addCookies([{ name: "first_order_claim", value: "eyJ1aWQiOiJ2In0.forged", url: shop.url }]);
  await page.evaluate(() => {
    for (const flag of ["firstOrderDiscountClaimed", "hasDiscountEligibility", "freeSamplesClaimed"])
      localStorage.setItem(flag, "true");
  });
  await page.goto("/cart");
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total₹200");
  await checkOut(page);
  await fillDetails(page, { "Phone number": phoneOf(14) });
  await toSummary(page);
  const [honest, cart] = await Promise.all([readDraft(page), page.evaluate(() => localStorage.getItem("cart"))]);
  const before = shop.ordersOnDisk().length;

  const free = (product_name: string) => ({ product_name, quantity: 1, price: 0, category: "Spice" });
  const four = ["Green Cardamom", "Cinnamon Bark", "Black Pepper", "Hill Turmeric"].map((name) => free(name));
  const tenth = { discount_amount: 20, final_amount: 180 };
  const forgeries: [forged: object, sentence: string][] = [
    [{ discount_amount: 100, final_amount: 100 }, "The price has changed."],
    [tenth, "The price has changed."],
    [{ ...tenth, items: [...honest.items, free("Saffron")] }, `We don't sell "Saffron". Please remove it`],
    [{ ...tenth, items: [...honest.items, ...four] }, "Please choose at most 3 free samples."],
    [{ final_amount: 0, total_amount: 0, items: four.slice(0, 1) }, "Free samples come with an order."],
  ];
  for (const [forged, sentence] of forgeries) {
    const draft = JSON.stringify({ ...honest, ...forged });
    await page.evaluate((text) => sessionStorage.setItem("checkout_draft", text), draft);
    await page.reload();
    // A draft of none of the cart's packs orders them again.
    await page.getByRole("button", { name: /^(Place Order|Order them again)$/ }).click();
    const said = page.getByRole("alert").filter({ hasText: sentence });
    await expect(said).toBeVisible();
    await expect(said).toBeFocused();
    expect(shop.ordersOnDisk()).toHaveLength(before);
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBe(cart);
  }
});

test("samples picked on a product's page come into the cart beside its packs", async ({ page }) => {
  await openProduct(page, "Hill Tea");
  await page.getByRole("button", { name: "Add up to 3 free 50g samples" }).click();
  await giveEmail(page, "tocart@customer.example");
  await choose(page, "Green Cardamom", "Cinnamon Bark");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByText("FREE", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total₹180");
  await page.getByRole("button", { name: "Change samples" }).click();
  await expect(samples(page).getByText("2 of 3 chosen")).toBeVisible();
});

test("with three samples chosen another one can be had in the place of one of them", async ({ page }) => {
  await cartWithSamples(page, "swap@customer.example", "Green Cardamom", "Cinnamon Bark", "Black Pepper");
  await page.getByRole("button", { name: "Change samples" }).click();
  await expect(samples(page).getByText("3 of 3 chosen")).toBeVisible();
  await samples(page).getByRole("checkbox", { name: "Cinnamon Bark", exact: true }).uncheck();
  await samples(page).getByRole("checkbox", { name: "Hill Turmeric", exact: true }).check();
  await expect(samples(page).getByText("3 of 3 chosen")).toBeVisible();
});
