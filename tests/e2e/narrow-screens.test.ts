import type { Page } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { cutOff, placeUnsentUntilQuiet, reconnect, sendNow } from "@/tests/support/e2e-queue";
import { addToCart, checkOut, fillDetails, placedId, toSummary } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { lengthOf } from "@/tests/support/length";

const widths = [320, 360];
/** Long, but a real one. */
const LONG_NAME = "Meenakshisundareswaranarayanan";
test.use({ viewport: { width: 320, height: 700 } });

/** Where the page is wider than the screen, and by how much. */
async function sideways(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) faults.push(`${new URL(page.url()).pathname} needs ${needed} px of ${width}`);
  }
  return faults;
}

test("the home page, the categories and the pages without a cart or a checkout never scroll sideways", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  const paths = ["/", "/categories", ...categories.map(({ slug }) => `/category/${slug}`)];
  const bare = [
    "/cart",
    "/login",
    "/register",
    "/forgot-password",
    "/order-status",
    "/order-details",
    "/order-summary",
    "/product-details",
  ];
  const toRead = ["/contact", "/privacy", "/terms", "/shipping-returns", "/debug/discount"];
  const faults: string[] = [];
  for (const path of [...paths, ...bare, ...toRead, "/category/unknown", "/product-details/unknown", "/unknown"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    faults.push(...(await sideways(page)));
  }
  expect(faults).toEqual([]);
});

/** The short form opens the pages with the longest names. */
const someProducts = [...products].sort((one, other) => other.name.length - one.name.length).slice(0, lengthOf(6, 999));

test("no product's page scrolls sideways", async ({ page }) => {
  const faults: string[] = [];
  for (const { slug, name } of someProducts) {
    await page.goto(`/product-details/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    faults.push(...(await sideways(page)));
  }
  expect(faults).toEqual([]);
});

test("no step of an order scrolls sideways, with long names, errors and messages", async ({ page, guard }) => {
  guard.allow(/ERR_CONNECTION_FAILED/);
  await addToCart(page, "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills");
  await page.goto("/cart");
  await expect(
    page.getByRole("heading", { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills" }),
  ).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await checkOut(page);
  await page.getByRole("button", { name: "Continue to Order Summary" }).click();
  await expect(page.getByText("Full name is required")).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await fillDetails(page, { "Full name": LONG_NAME, Email: `${LONG_NAME.toLowerCase()}@customer.example` });
  await page.getByLabel("State").selectOption("Dadra and Nagar Haveli and Daman and Diu");
  expect(await sideways(page)).toEqual([]);
  await toSummary(page);
  expect(await sideways(page)).toEqual([]);
  await cutOff(page);
  await placeUnsentUntilQuiet(page);
  expect(await sideways(page)).toEqual([]);
  await reconnect(page);
  await sendNow(page).click();
  await placedId(page);
  expect(await sideways(page)).toEqual([]);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toBeVisible();
  expect(await sideways(page)).toEqual([]);
});
