import type { Page } from "@playwright/test";
import { overlaps } from "@/tests/support/e2e-overlaps";
import { addToCart, atDetails, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

/** The short form looks at one page of each kind. */
const paths = long
  ? [
      "/",
      "/categories",
      "/category/spice",
      "/category/tea",
      "/product-details/green-cardamom",
      "/cart",
      "/order-status",
      "/login",
      "/register",
      "/forgot-password",
      "/profile",
      "/first-order",
      "/contact",
      "/privacy",
      "/terms",
      "/shipping-returns",
      "/unknown",
    ]
  : ["/", "/category/tea", "/product-details/green-cardamom", "/login", "/shipping-returns"];
const withPacks = ["/", "/category/spice", "/product-details/green-cardamom", "/cart"];

/** What the page's scripts add is there, and the label of the chat has folded. */
async function alive(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  await page.evaluate(() => {
    for (const each of document.getAnimations())
      if ("animationName" in each && each.animationName === "fold") each.finish();
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px no two of text, controls and bars lie on each other, at a page's start and end`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/);
    await page.setViewportSize(viewport);
    const found: string[] = [];
    const look = async (name: string) => {
      await alive(page);
      for (const where of ["start", "end"] as const)
        for (const pair of await overlaps(page, where)) found.push(`${name}, ${where}: ${pair}`);
    };
    for (const path of paths) {
      await page.goto(path);
      await look(path);
    }
    await page.goto("/category/spice");
    await alive(page);
    await page.locator("a[data-product]").first().click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Add to Cart" })).toBeVisible();
    await look("the product's dialog");
    await atDetails(page);
    await look("the order's form");
    await readyToPlace(page);
    await look("the order's summary");
    await addToCart(page, "Hill Tea");
    for (const path of withPacks) {
      await page.goto(path);
      if (path !== "/cart") await expect(page.getByText("View cart")).toBeVisible();
      await look(`${path} with a pack in the cart`);
    }
    expect(found).toEqual([]);
  });
