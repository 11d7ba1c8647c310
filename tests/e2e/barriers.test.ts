import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { cutOff, ORDERS, placeUnsent, queuedBar } from "@/tests/support/e2e-queue";
import {
  addToCart,
  atDetails,
  fillDetails,
  openProduct,
  placeButton,
  placedId,
  readyToPlace,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

/** A card is at its last place before axe checks it, and a colour is measured when it has arrived. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

/** The pages of two categories represent all of them in the short form: the first and the last. */
const someCategories = long ? categories : [...categories.slice(0, 1), ...categories.slice(-1)];

/** One page after the other in one tab, whose cache grows warm, as a visitor's does. */
const walks: Record<string, string[]> = {
  "the pages with products": [
    "/",
    "/categories",
    ...someCategories.map(({ slug }) => `/category/${slug}`),
    "/product-details/black-pepper",
    "/product-details",
  ],
  "the pages of a purchase and of an account": [
    "/cart",
    "/order-details",
    "/order-summary",
    "/order-status",
    "/login",
    "/register",
    "/forgot-password",
    "/profile",
    "/first-order",
  ],
  "the pages to read, the debug pages and what isn't there": [
    "/contact",
    "/privacy",
    "/terms",
    "/shipping-returns",
    "/debug/discount",
    "/email-test",
    "/category/unknown",
    "/product-details/unknown",
    "/unknown",
  ],
};
for (const [walk, paths] of Object.entries(walks))
  test(`axe finds no barrier on ${walk}`, async ({ page, guard }) => {
    guard.allow(/status of 404|Blocked script execution in '[^']*\/email-test\/mail'/);
    // The test resizes the window while a page that was led elsewhere fades in: the browser ends the fade, and React reports that.
    guard.allow(/Transition was aborted because of invalid state\. Viewport size changed/);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

/** A state of a page, and how it is reached. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the product dialog": async (page) => {
    await page.goto("/category/spice");
    await page.locator("a[data-product]").first().click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Add to Cart" })).toBeVisible();
  },
  "the guest prompt": async (page) => {
    await openProduct(page, "Hill Tea");
    await press(page, "Buy Now");
    await expect(page.getByRole("dialog", { name: "Continue Shopping" })).toBeVisible();
  },
  "the weight filter, open": async (page) => {
    await page.goto("/category/spice");
    await page.getByRole("button", { name: /^Weight/ }).click();
    await expect(page.getByRole("radio", { name: "200g" })).toBeVisible();
  },
  "a weight that nothing has": async (page) => {
    await page.goto("/category/spice");
    await page.getByRole("button", { name: /^Weight/ }).click();
    await page.getByRole("group", { name: "Weight" }).getByText("1kg").click();
    await expect(page.getByRole("heading", { name: "No products available" })).toBeVisible();
  },
  "a search without a result": async (page) => {
    await page.goto("/category/spice");
    await page.getByRole("searchbox").fill("pizza");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  },
  "a cart with lines": async (page) => {
    await addToCart(page, "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills");
    await page.goto("/cart");
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
  },
  "the order's form, sent empty": async (page) => {
    await atDetails(page);
    await press(page, "Continue to Order Summary");
    await expect(page.getByText("Full name is required")).toBeVisible();
  },
  "the order's form with a question about the pincode": async (page) => {
    await atDetails(page);
    await fillDetails(page);
    await page.getByLabel("State").selectOption("Kerala");
    await expect(page.getByText("Is Kerala right?")).toBeVisible();
  },
  "the order's summary": async (page) => {
    await readyToPlace(page);
  },
  "an order saved on the device, and what tells of it elsewhere": async (page) => {
    await readyToPlace(page);
    await cutOff(page);
    await placeUnsent(page);
    await expectAccessible(page);
    await page.goto("/category/spice");
    await expect(queuedBar(page)).toBeVisible();
  },
  "an order that was left on its way, and its locked form": async (page) => {
    await readyToPlace(page);
    const sent = page.waitForRequest(ORDERS);
    await page.route(ORDERS, () => {});
    await placeButton(page).click();
    await sent;
    await page.reload();
    await expect(page.getByText("We don't know yet if this order reached us")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/order-details");
    await expect(page.getByText("We don't know yet if this order reached us")).toBeVisible();
  },
  "an order that was refused": async (page) => {
    await readyToPlace(page);
    const refusal = { success: false, error: "Hill Tea is sold out.", code: "invalid_order" };
    await page.route("**/api/orders", (route) => route.fulfill({ status: 422, json: refusal }));
    await placeButton(page).click();
    await expect(page.getByText(refusal.error)).toBeVisible();
  },
  "a placed order, and its status": async (page) => {
    await readyToPlace(page, "Lime Relish");
    await placeButton(page).click();
    await placedId(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Track this order" }).click();
    await expect(page.getByRole("region", { name: "Your order", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => history.replaceState(null, "", "/order-status"));
    await page.reload();
    await expect(page.getByRole("region", { name: "Your orders on this device" })).toBeVisible();
  },
  "an order that can't be found": async (page) => {
    await page.goto("/order-status");
    await press(page, "Show my order");
    await expect(page.getByLabel("Order id")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.getByLabel("Order id").fill("ABCDEFGHJKMNPQRSTVWX");
    await page.getByLabel("Phone number").fill("9876543210");
    await press(page, "Show my order");
    await expect(page.locator("main .notice-error")).toBeVisible();
  },
  "the guest e-mail popup, sent empty, and the samples to choose from": async (page) => {
    await addToCart(page, "Hill Tea");
    await page.goto("/cart");
    await press(page, "Choose free samples");
    const popup = page.getByRole("dialog", { name: "Free samples for you" });
    await expect(popup).toBeVisible();
    await expectAccessible(page);
    await popup.getByRole("button", { name: "Choose samples" }).click();
    await expect(popup.getByText("Email is required")).toBeVisible();
    await expectAccessible(page);
    await popup.getByLabel("Email").fill("tasting@customer.example");
    await popup.getByRole("button", { name: "Choose samples" }).click();
    const samples = page.getByRole("dialog", { name: "Free 50g samples" });
    for (const name of ["Green Cardamom", "Cinnamon Bark", "Black Pepper"])
      await samples.getByRole("checkbox", { name, exact: true }).check();
    await expectAccessible(page);
    await samples.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Sample discount");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove Hill Tea" }).click();
    await expect(page.getByText("Free samples come with an order.")).toBeVisible();
  },
  "the header once the offer is used": async (page) => {
    await page.goto("/categories");
    await page.evaluate(() => localStorage.setItem("firstOrderDiscountUsed", "true"));
    await page.reload();
    await page.getByRole("banner").getByRole("button", { name: "USED" }).click({ force: true });
    await expect(page.getByRole("alert").filter({ hasText: "You have already used" })).toBeVisible();
  },
  "every picture failed": async (page) => {
    await page.route(/\/pictures\//, (route) => route.abort());
    for (const path of ["/", "/category/spice"]) {
      await page.goto(path);
      for (const box of await page.locator("[data-picture]:visible").all()) await box.scrollIntoViewIfNeeded();
      await expect(page.locator("[data-picture]:visible:not([data-failed])")).toHaveCount(0);
      await expectAccessible(page);
    }
  },
};
for (const [state, open] of Object.entries(states))
  test(`axe finds no barrier in ${state}`, async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|ERR_CONNECTION_FAILED|ERR_ABORTED POST .*\/api\/orders$|status of (404|422)/);
    await open(page);
    await expectAccessible(page, stateWidths);
  });

test("axe finds no barrier in the menu of narrow screens", async ({ page }) => {
  // On a wide screen there is no such menu, and widening the window closes nothing: it is checked as it is.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectAccessible(page, [320, 768]);
});

test.describe("with the first-order popup", () => {
  test.use({ popup: true });
  test("axe finds no barrier in the first-order popup", async ({ page }) => {
    await page.goto("/categories");
    await expect(page.getByRole("complementary", { name: "50% off your first order" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("axe finds the barriers of a page that has some", async ({ page }) => {
  const parts = "<h1>Spices</h1><p>Ground</p><ul><li>Pepper</li></ul><button></button><img src='data:,'>";
  await page.setContent(`<!doctype html><html lang="en"><title>Spices</title><main>${parts}</main></html>`);
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*image-alt/);
});
