import type { Page } from "@playwright/test";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { addToCart, cartCount, checkOut, openProduct } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);

test("adding a product twice makes one line of two", async ({ page }) => {
  await addToCart(page, "Hill Tea");
  await page.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(cartCount(page)).toHaveText("2");
  await addToCart(page, "Jackfruit Crisps");
  await page.goto("/cart");
  await expect(quantityOf(page, "Hill Tea")).toHaveValue("2");
  await expect(quantityOf(page, "Jackfruit Crisps")).toHaveValue("1");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total₹600");
});

test("an empty cart and a product that isn't there offer four packs to add", async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const path of ["/cart", "/product-details/unknown", "/category/unknown", "/product-details", "/unknown"]) {
    await page.goto(path);
    const packs = page.getByRole("region", { name: "Good to begin with" });
    await expect(packs.getByRole("article")).toHaveCount(4);
  }
  await page.goto("/cart");
  await page.getByRole("region", { name: "Good to begin with" }).getByRole("button", { name: /^Add / }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
});

// promise: 'Your Cart is Empty' with Start Shopping to /#categories
// promise: A quantity of 0 or less removes the line; clear empties
// promise: Cart checkout does nothing when the cart is empty: there is no such button
test("a quantity of 0 removes the line, Remove removes another, Clear All empties the cart", async ({ page }) => {
  for (const name of ["Hill Tea", "Jackfruit Crisps", "Kokum", "Green Cardamom"]) await addToCart(page, name);
  await page.goto("/cart");
  await page.getByRole("button", { name: "One less of Hill Tea" }).click();
  await expect(quantityOf(page, "Hill Tea")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Jackfruit Crisps" }).click();
  await expect(cartCount(page)).toHaveText("2");
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", "/#categories");
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toHaveCount(0);
  await expect(cartCount(page)).toBeEmpty();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

test("removing a line leaves the focus in the cart and announces what was removed", async ({ page }) => {
  for (const name of ["Hill Tea", "Jackfruit Crisps", "Kokum", "Green Cardamom"]) await addToCart(page, name);
  await page.goto("/cart");
  const clearAll = page.getByRole("button", { name: "Clear All" });
  const said = (text: string) => page.getByRole("main").getByRole("status").filter({ hasText: text });
  for (const [button, name] of [
    ["Remove Hill Tea", "Hill Tea"],
    ["One less of Jackfruit Crisps", "Jackfruit Crisps"],
  ] as const) {
    await page.getByRole("button", { name: button }).focus();
    await page.keyboard.press("Enter");
    await expect(quantityOf(page, name)).toHaveCount(0);
    await expect(said(`${name} removed`)).toHaveCount(1);
    // The next key goes on from the cart's beginning, not from the top of the page.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(clearAll).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(said("All removed")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Start Shopping" })).toBeFocused();
});

test("the cart survives a reload and is in step in two tabs", async ({ page, context }) => {
  await addToCart(page, "Hill Tea");
  await page.reload();
  await expect(cartCount(page)).toHaveText("1");
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("1");
  await page.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("2");
  await other.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(cartCount(page)).toHaveText("3");
  // Each tab changes what is stored, not what it last saw.
  await page.getByRole("button", { name: "One more of Hill Tea" }).click();
  await expect(quantityOf(other, "Hill Tea")).toHaveValue("4");
  await other.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await expect(cartCount(page)).toBeEmpty();
});

// promise: A cart icon with item count, 99+ above 99
test("the count says 99+ above 99, and a line stops at 99", async ({ page }) => {
  const [line] = products.slice(0, 1).map(({ name, category, price }) => ({
    id: `${name}-1`,
    product_name: name,
    name,
    category,
    price,
    quantity: 98,
    isSample: false,
    description: "",
  }));
  await openProduct(page, "Hill Tea");
  await page.evaluate((cart) => localStorage.setItem("cart", JSON.stringify(cart)), [line]);
  await page.goto("/cart");
  await expect(cartCount(page)).toHaveText("98");
  await page.getByRole("button", { name: `One more of ${line?.name}` }).click();
  await expect(cartCount(page)).toHaveText("99");
  await expect(page.getByRole("button", { name: `One more of ${line?.name}` })).toBeDisabled();
  await addToCart(page, "Hill Tea");
  await expect(cartCount(page)).toHaveText("99+");
});

test("a line with an old price says so and is summed at today's; what is no longer sold must go first", async ({
  page,
}) => {
  const [first, second] = products as [(typeof products)[number], (typeof products)[number]];
  await addToCart(page, first.name);
  await addToCart(page, second.name);
  await page.evaluate(() => {
    const [one, two] = JSON.parse(localStorage.getItem("cart") ?? "[]");
    const gone = { ...two, product_name: "Saffron", name: "Saffron" };
    localStorage.setItem("cart", JSON.stringify([{ ...one, price: 1 }, gone]));
  });
  await page.goto("/cart");
  const line = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  const now = rupees(first.price);
  await expect(line(first.name)).toContainText(`The price was ₹1 and is ${now} now.`);
  await expect(line("Saffron")).toContainText("We no longer sell this. Remove it to continue.");
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText(`Total${now}`);
  const checkout = page.getByRole("button", { name: "Proceed to Checkout" });
  await expect(checkout).toBeDisabled();
  await page.getByRole("button", { name: "Remove Saffron" }).click();
  await checkOut(page);
  await expect(page.getByRole("region", { name: "Your order" })).toContainText(`Total${now}`);
  // The customer went on with it: it is not reported again.
  await page.goto("/cart");
  await expect(line(first.name)).not.toContainText("The price was");
});

test("one press accepts a line's new price, which is said, and it is not reported again", async ({ page }) => {
  const [product] = products as [(typeof products)[number]];
  await addToCart(page, product.name);
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem("cart") ?? "[]");
    localStorage.setItem("cart", JSON.stringify([{ ...line, price: 1 }]));
  });
  await page.goto("/cart");
  await page.getByRole("button", { name: `Accept the new price of ${product.name}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `New price of ${product.name} accepted` })).toBeAttached();
  await expect(page.getByText("The price was")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: product.name })).toBeVisible();
  await expect(page.getByText("The price was")).toHaveCount(0);
});

test("Undo brings back what Remove and Clear All took, at its place and with its quantity", async ({ page }) => {
  for (const name of ["Hill Tea", "Kokum"]) await addToCart(page, name);
  await page.goto("/cart");
  await page.getByRole("button", { name: "One more of Hill Tea" }).click();
  const names = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await page.getByRole("button", { name: "Remove Hill Tea" }).click();
  await expect(names).toHaveText(["Kokum"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveText(["Hill Tea", "Kokum"]);
  await expect(quantityOf(page, "Hill Tea")).toHaveValue("2");
  await page.getByRole("button", { name: "Clear All" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names).toHaveText(["Hill Tea", "Kokum"]);
});

test("a quantity can be typed; what is no number leaves it as it was", async ({ page }) => {
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  const field = quantityOf(page, "Hill Tea");
  await field.fill("12");
  await field.press("Enter");
  await expect(cartCount(page)).toHaveText("12");
  await field.fill("");
  await field.press("Enter");
  await expect(field).toHaveValue("12");
  await expect(cartCount(page)).toHaveText("12");
});
