import type { Locator, Page } from "@playwright/test";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { three } from "@/tests/support/e2e-pages";
import { fillToSummary, place, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** All of it is in the window, and nothing lies on its middle. */
async function inReach(page: Page, what: Locator): Promise<void> {
  const { y, bottom } = await boxOf(what);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1);
  await what.click({ trial: true });
}

test("the set puts one pack of each into the cart, with one tap", async ({ page }) => {
  await page.goto(`/category/${three}`);
  const set = page.getByRole("article").filter({ hasText: "All three, one tap" });
  await set.getByRole("button", { name: /^Add all · ₹\d+, All three, one tap$/ }).click();
  await expect(set).toContainText("All three are in your cart.");
  await expect(page.getByRole("banner").getByText("3", { exact: true }).first()).toBeVisible();
});

const everyName = products.map(({ name }) => name);
const openCart = async (page: Page) => {
  await putInCart(page, everyName);
  await page.goto("/cart");
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeEnabled();
};

const sizes = [
  { width: 360, height: 620 },
  { width: 820, height: 1100 },
  { width: 1366, height: 768 },
  { width: 1440, height: 789 },
];

test("at every size the button that leads on stays in sight beside a long cart", async ({ page }) => {
  const look = async (name: string, bill: string) => {
    const button = page.getByRole("button", { name });
    const total = page.getByRole("region", { name: bill }).getByText("Total", { exact: true });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      if (size.width > 1024) await expect(total).toBeInViewport({ ratio: 1 });
      if (size.width > 1024) await total.click({ trial: true });
      for (const end of [0, 1, 2]) {
        await page.evaluate((part) => scrollTo(0, (document.documentElement.scrollHeight * part) / 3), end);
        await inReach(page, button);
      }
      if (name === "Place Order" && size.width < 1024)
        expect((await boxOf(page.locator(".checkout-bar"))).bottom).toBeCloseTo(size.height, 0);
    }
  };
  await openCart(page);
  await look("Proceed to Checkout", "Order summary");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await look("Continue to Order Summary", "Your order");
  await fillToSummary(page);
  await look("Place Order", "Product details");
});

test("the links of a product's dialog are thumb-size and apart", async ({ page }) => {
  for (const width of [360, 600, 820]) {
    await page.setViewportSize({ width, height: 1100 });
    await page.goto("/category/spice");
    await page.locator("a[data-product]").first().click();
    if (width === 360) await page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }).click();
    const links = page.getByRole("dialog").locator(".link:visible");
    await expect(links).toHaveCount(3);
    const boxes = await Promise.all((await links.all()).map(boxOf));
    for (const [n, one] of boxes.entries()) {
      expect(one.height).toBeGreaterThanOrEqual(44);
      for (const other of boxes.slice(n + 1))
        expect(
          Math.max(other.y - one.bottom, other.x - one.right, one.x - other.right),
          `${width} px`,
        ).toBeGreaterThanOrEqual(8);
    }
  }
});

test("header, hero and content begin at one line, and end at one, on wide screens", async ({ page }) => {
  for (const path of ["/", "/ta"]) {
    await page.goto(path);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const banner = page.getByRole("banner");
      const content = await boxOf(page.locator(".promises"));
      for (const part of [banner.getByRole("link").first(), page.locator(".hero h1")])
        expect(Math.abs((await boxOf(part)).x - content.x), `${path} at ${width} px`).toBeLessThan(2);
      // Long names need the margin at the right.
      const shopNow = await boxOf(banner.locator("a.button:visible"));
      expect(Math.abs(shopNow.right - content.right), `${path} at ${width} px`).toBeLessThan(62);
      if (path === "/") expect((await boxOf(banner)).height, "a header of one line").toBeLessThan(70);
    }
  }
});

test("after an order its packs and the kolam are shown, and tracking is the first button", async ({ page }) => {
  await readyToPlace(page);
  await place(page);
  await expect(page.getByRole("main").locator("a.button")).toHaveText(["Track this order", "Continue Shopping"]);
  await expect(page.locator(".placed-packs img")).toHaveCount(1);
  await expect(page.locator(".placed-kolam path")).toHaveCount(2);
});

test("the line with the cart's total is one line on a small phone, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 620 });
  await openCart(page);
  for (const path of ["/categories", "/ta/categories"]) {
    await page.goto(path);
    await expect(page.locator(".cart-bar")).toBeVisible();
    expect((await boxOf(page.locator(".cart-bar"))).height, path).toBeLessThan(50);
  }
});
