import type { Page } from "@playwright/test";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";
import { person } from "@/tests/support/plain-shopper";

test.use({ javaScriptEnabled: false, eager: true, viewport: { width: 360, height: 740 } });
// Scripts that the page names are refused by the browser itself.
test.beforeEach(({ guard }) => guard.allow(/^request: csp GET .*\.js$/));

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const PLACED = "Thank you, your order is placed";

async function fill(page: Page, other: Partial<typeof person> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...person, ...other })) {
    if (name === "state") await page.locator("#state").selectOption(value);
    else await page.locator(`#${name}`).fill(value);
  }
}

/** From a category's page to the summary, with one pack. */
async function toSummary(page: Page): Promise<void> {
  await page.goto("/category/spice");
  await press(page, "Add Black Pepper");
  await heading(page, "Your cart");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await heading(page, "Order details");
  await fill(page);
  await press(page, "Continue to Order Summary");
  await heading(page, "Order summary");
}

/** No page is wider than a phone. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

// promise: from / to 'order placed' with JavaScript off at 360 px
test("without JavaScript a shopper comes from the home page to the placed order, by cards, pages, samples and forms", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/status of 422 .*api\/plain\/summary$/);
  await page.goto("/");
  await page.getByRole("main").locator("a[href='/category/spice']").first().click();
  await press(page, "Add Black Pepper");
  await heading(page, "Your cart");
  expect(new URL(page.url()).pathname).toBe("/plain/cart");
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await page.goto("/product-details/hill-tea");
  await press(page, "Add to Cart");
  await page.getByLabel("Packs of Hill Tea").fill("2");
  await press(page, "Update Hill Tea");
  await expect(page.getByLabel("Packs of Hill Tea")).toHaveValue("2");
  await page.getByText("Free 50g samples: choose up to 3").click();
  await page.getByRole("checkbox", { name: /^Green Cardamom/ }).check();
  await press(page, "Add samples");
  await expect(page.getByText("10% off with your samples.")).toBeVisible();
  await fits(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await heading(page, "Order details");
  await fill(page, { guest_phone: "12345" });
  await press(page, "Continue to Order Summary");
  const phone = page.getByLabel("Phone number");
  await expect(phone).toHaveAccessibleDescription("Phone number must be exactly 10 digits");
  await expect(phone).toHaveValue("12345");
  await expect(page.getByLabel("Full name")).toHaveValue(customer.guest_name);
  await fits(page);
  await phone.fill(customer.guest_phone);
  await press(page, "Continue to Order Summary");
  await heading(page, "Order summary");
  await expect(page.getByText(customer.guest_address)).toBeVisible();
  await fits(page);
  const before = new Set(shop.ordersOnDisk().map(({ order_id }) => order_id));
  await press(page, "Place Order");
  await heading(page, PLACED);
  await fits(page);
  const [order, ...others] = shop.ordersOnDisk().filter(({ order_id }) => !before.has(order_id));
  expect(others).toEqual([]);
  expect(order).toMatchObject({ ...customer, total_price: 540, discount_kind: "sample", freeSampleIncluded: true });
  await expect(page.getByText(order?.order_id ?? "", { exact: true })).toBeVisible();
  await page.goto("/plain/cart");
  await heading(page, "Your Cart is Empty");
});

test("'Buy Now' leads straight to the details with one pack", async ({ page }) => {
  await page.goto("/product-details/hill-tea");
  await press(page, "Buy Now");
  await heading(page, "Order details");
  await expect(page.getByText("1 pack, ₹200.")).toBeVisible();
});

// promise: a cut connection loses no order and doubles none
test("a connection that is cut after Place Order: the page that is loaded again shows the one order that was placed", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/api\/plain\/order|ERR_|status of/);
  await toSummary(page);
  const before = shop.ordersOnDisk().length;
  await page.route("**/api/plain/order", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await press(page, "Place Order").catch(() => {});
  await expect.poll(() => shop.ordersOnDisk().length).toBe(before + 1);
  await page.unroute("**/api/plain/order");
  await page.reload();
  await heading(page, PLACED);
  await page.reload();
  await heading(page, PLACED);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

// promise: a doubled submit is one order
test("a double click on Place Order places one order, and the page says that it is placed", async ({
  page,
  shop,
  guard,
}) => {
  // The browser drops the first of the two, unless its answer has come.
  guard.allow(/ERR_ABORTED POST .*\/api\/plain\/order/);
  await toSummary(page);
  const before = shop.ordersOnDisk().length;
  await page.getByRole("button", { name: "Place Order" }).dblclick();
  await heading(page, PLACED);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

// promise: a price that changed meanwhile
test("a price that changed since the summary was drawn is shown with both totals before anything is placed", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/status of 409/);
  // The summary as it was drawn before the price changed.
  await page.route("**/api/plain/summary", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll("black-pepper.1.200", "black-pepper.1.150")
      .replace('name="total" value="200"', 'name="total" value="150"');
    await route.fulfill({ response: answer, body });
  });
  await toSummary(page);
  const before = shop.ordersOnDisk().length;
  await press(page, "Place Order");
  await expect(page.getByRole("alert")).toContainText("Total before: ₹150. Total now: ₹200.");
  expect(shop.ordersOnDisk()).toHaveLength(before);
  await press(page, "Place Order");
  await heading(page, PLACED);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

// promise: /search?q= works without JavaScript
test("the header's search leads to /search, which finds and puts into the cart without JavaScript", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search" }).and(page.locator(":visible")).click();
  await heading(page, "Search");
  await page.getByLabel("What are you looking for?").fill("peper");
  await press(page, "Search");
  await expect(page).toHaveURL("/search?q=peper");
  await expect(page.getByRole("link", { name: "Black Pepper" })).toBeVisible();
  await fits(page);
  await press(page, "Add Black Pepper to Cart");
  await heading(page, "Your cart");
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("axe finds no barrier on the pages without scripts", async ({ page, guard }) => {
    test.setTimeout(120_000);
    guard.allow(/status of 4\d\d/);
    await page.goto("/search?q=pepper");
    await expectAccessible(page, stateWidths);
    await page.goto("/search?q=zzzzzz");
    await expectAccessible(page, stateWidths);
    await page.goto("/plain/cart");
    await expectAccessible(page, stateWidths);
    await page.goto("/search?q=pepper");
    await press(page, "Add Black Pepper to Cart");
    await expectAccessible(page, stateWidths);
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expectAccessible(page, stateWidths);
    await fill(page, { guest_phone: "1", state: "" });
    await press(page, "Continue to Order Summary");
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await expectAccessible(page, stateWidths);
    await page.getByLabel("Phone number").fill(customer.guest_phone);
    await press(page, "Continue to Order Summary");
    await expectAccessible(page, stateWidths);
    await press(page, "Place Order");
    await heading(page, PLACED);
    await expectAccessible(page, stateWidths);
  });

  // promise: a press before hydration works as a plain form, and the scripts' cart takes it over
  test("what was put into the cart without scripts is in the cart when they run, once, and changes there come back", async ({
    page,
    guard,
  }) => {
    // A copy outlives the page that sends it; the browser calls that aborted.
    guard.allow(/ERR_ABORTED PATCH .*\/api\/cart$/);
    await page.goto("/product-details/hill-tea");
    await page.evaluate(() => localStorage.setItem("cart", "[]"));
    await page.goto("/search?q=pepper");
    await press(page, "Add Black Pepper to Cart");
    await heading(page, "Your cart");
    const copied = () =>
      page.waitForResponse((answer) => answer.url().endsWith("/api/cart") && answer.request().method() === "PATCH");
    const first = copied();
    await page.goto("/cart");
    await expect(
      page
        .getByRole("textbox", { name: /Black Pepper/ })
        .or(page.getByLabel(/Quantity of Black Pepper/))
        .first(),
    ).toHaveValue("1");
    await first;
    // Loaded again: nothing doubles.
    const again = copied();
    await page.reload();
    await again;
    await expect(page.getByTestId("cart-count").first()).toHaveText("1");
    const changed = copied();
    await page.getByRole("button", { name: "One more of Black Pepper" }).click();
    await changed;
    await page.goto("/plain/cart");
    await expect(page.getByLabel("Packs of Black Pepper")).toHaveValue("2");
    await press(page, "Remove Black Pepper");
    await heading(page, "Your Cart is Empty");
    const emptied = copied();
    await page.goto("/cart");
    await emptied;
    await heading(page, "Your Cart is Empty");
  });

  test("a visitor who never used a page without scripts has no cookie, and nothing asks for its cart", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/cart") && asked.push(request.url()));
    await page.goto("/product-details/hill-tea");
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await press(page, "Add to Cart");
    await expect(page.getByRole("button", { name: "Added to Cart" })).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
    expect([await page.context().cookies(), asked]).toEqual([[], []]);
  });
});
