import type { Page } from "@playwright/test";
import { newLine, storedCart } from "#lib/shop/cart/cart.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { addToCart, cartCount, checkOut, putInCart, seed } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lines = (page: Page) => page.getByRole("main").getByRole("listitem");
const emptyCart = (page: Page) => page.getByRole("heading", { name: "Your Cart is Empty" });

/** The cart's page, with these packs in it. */
async function cartOf(page: Page, names: string[], qty = 1): Promise<void> {
  await putInCart(page, names, qty);
  await page.goto("/cart");
}

// promise: Name, category, unit price, minus and plus, line total, remove, Clear All; subtotal and total; Proceed to
//   Checkout and Continue Shopping
test("a product added twice is one line of two; the cart shows each line's facts and the sums", async ({ page }) => {
  await addToCart(page, "Hill Tea");
  await button(page, "One more of Hill Tea").click();
  await expect(page.getByRole("main").getByText("2 packs · ₹400", { exact: true })).toBeVisible();
  await expect(cartCount(page)).toHaveText("2");
  await addToCart(page, "Jackfruit Crisps");
  await page.goto("/cart");
  await expect(lines(page)).toHaveCount(2);
  await expect(quantityOf(page, "Jackfruit Crisps")).toHaveValue("1");
  const line = lines(page).filter({ hasText: "Hill Tea" });
  await expect(line).toContainText("Tea · ₹200 each");
  await expect(line.getByLabel("Quantity of Hill Tea")).toHaveValue("2");
  await expect(line.getByText("₹400", { exact: true })).toBeVisible();
  for (const name of ["One less of Hill Tea", "One more of Hill Tea", "Remove Hill Tea"])
    await expect(line.getByRole("button", { name })).toBeVisible();
  const summary = page.getByRole("region", { name: "Order summary" });
  for (const sum of ["Subtotal₹600", "DeliveryFree", "Total₹600"]) await expect(summary).toContainText(sum);
  await expect(button(page, "Clear All")).toBeVisible();
  await expect(summary.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/#categories");
});

test("an empty cart and a product that isn't there offer four packs to add", async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const packs = page.getByRole("region", { name: "Good to begin with" });
  for (const path of ["/product-details/unknown", "/category/unknown", "/product-details", "/unknown", "/cart"]) {
    await page.goto(path);
    await expect(packs.getByRole("article")).toHaveCount(4);
  }
  await packs.getByRole("button", { name: /^Add / }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
});

// promise: 'Your Cart is Empty' with Start Shopping to /#categories
// promise: A quantity of 0 or less removes the line; clear empties
// promise: Cart checkout does nothing when the cart is empty: there is no such button
test("a quantity of 0, Remove and Clear All are announced, and keep the focus in the cart", async ({ page }) => {
  await cartOf(page, ["Hill Tea", "Jackfruit Crisps", "Kokum", "Green Cardamom"]);
  const said = (text: string) => page.getByRole("main").getByRole("status").filter({ hasText: text });
  for (const [name, gone] of [
    ["Remove Hill Tea", "Hill Tea"],
    ["One less of Jackfruit Crisps", "Jackfruit Crisps"],
  ] as const) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(quantityOf(page, gone)).toHaveCount(0);
    await expect(said(`${gone} removed`)).toHaveCount(1);
    // The next key goes on from the cart's beginning, not from the top of the page.
    await page.keyboard.press("Tab");
    await expect(button(page, "Undo")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Clear All")).toBeFocused();
  }
  await expect(cartCount(page)).toHaveText("2");
  await page.keyboard.press("Enter");
  await expect(emptyCart(page)).toBeVisible();
  await expect(said("All removed")).toHaveCount(1);
  const start = page.getByRole("link", { name: "Start Shopping" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute("href", "/#categories");
  await expect(button(page, "Proceed to Checkout")).toHaveCount(0);
  await expect(cartCount(page)).toBeEmpty();
  await page.reload();
  await expect(emptyCart(page)).toBeVisible();
});

test("the cart survives a reload and is in step in two tabs", async ({ page, context }) => {
  await addToCart(page, "Hill Tea");
  await page.reload();
  await expect(cartCount(page)).toHaveText("1");
  const other = await context.newPage();
  await other.goto("/cart");
  const more = "One more of Hill Tea";
  await button(page, more).click();
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("2");
  await button(other, more).click();
  await expect(cartCount(page)).toHaveText("3");
  // Each tab changes what is stored, not what it last saw.
  await button(page, more).click();
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("4");
  await button(other, "Clear All").click();
  await expect(button(page, "Add to Cart")).toBeVisible();
  await expect(cartCount(page)).toBeEmpty();
});

// promise: A cart icon with item count, 99+ above 99
test("a typed quantity counts where it is a number; a line stops at 99, the count at 99+", async ({ page }) => {
  await cartOf(page, ["Hill Tea"]);
  const field = quantityOf(page, "Hill Tea");
  for (const typed of ["98", ""]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveValue("98");
    await expect(cartCount(page)).toHaveText("98");
  }
  const more = button(page, "One more of Hill Tea");
  await more.click();
  await expect(cartCount(page)).toHaveText("99");
  await expect(more).toBeDisabled();
  await addToCart(page, "Kokum");
  await expect(cartCount(page)).toHaveText("99+");
});

test("a line with an old price says so and is summed at today's; what is unsold must go", async ({ page }) => {
  const [first, second] = products as [(typeof products)[number], (typeof products)[number]];
  const old = [
    { ...first, price: 1 },
    { ...second, price: 2 },
    { ...second, name: "Saffron" },
  ];
  await seed(page, { cart: storedCart(old.map((line, n) => newLine({ ...line, qty: 1 }, n))) });
  await page.goto("/cart");
  const line = (name: string) => lines(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(line(first.name)).toContainText(`The price was ₹1 and is ${rupees(first.price)} now.`);
  await expect(line("Saffron")).toContainText("We no longer sell this. Remove it to continue.");
  const total = `Total${rupees(first.price + second.price)}`;
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText(total);
  await expect(button(page, "Proceed to Checkout")).toBeDisabled();
  await button(page, "Remove Saffron").click();

  await button(page, `Accept the new price of ${second.name}`).click();
  await expect(page.getByRole("status").filter({ hasText: `New price of ${second.name} accepted` })).toBeAttached();
  await expect(line(second.name)).not.toContainText("The price was");
  await page.reload();
  await expect(line(first.name)).toContainText("The price was ₹1");
  await expect(line(second.name)).not.toContainText("The price was");
  await checkOut(page);
  await expect(page.getByRole("region", { name: "Your order" })).toContainText(total);
  // The customer went on with it: it is not reported again.
  await page.goto("/cart");
  await expect(line(first.name)).toBeVisible();
  await expect(page.getByText("The price was")).toHaveCount(0);
});

test("Undo brings back what Remove and Clear All took, at its place and with its quantity", async ({ page }) => {
  await cartOf(page, ["Hill Tea", "Kokum"], 2);
  const names = lines(page).getByRole("heading");
  await button(page, "Remove Hill Tea").click();
  await expect(names).toHaveText(["Kokum"]);
  await button(page, "Undo").click();
  await expect(names).toHaveText(["Hill Tea", "Kokum"]);
  await expect(quantityOf(page, "Hill Tea")).toHaveValue("2");
  await button(page, "Clear All").click();
  await button(page, "Undo").click();
  await expect(names).toHaveText(["Hill Tea", "Kokum"]);
});
