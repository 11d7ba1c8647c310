import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { judgedState } from "@/tests/support/e2e-judges";
import { atDetails, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\/pictures\//, (route) => route.abort());
});

/** Each picture of the page has failed, and something is drawn or written in its place. */
async function expectPlaceholders(page: Page, least: number): Promise<void> {
  const boxes = page.locator("[data-picture]:visible");
  const without = () =>
    boxes.evaluateAll((all) => {
      const isSeen = (element?: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
      const isReplaced = (box: Element) => {
        const images = [...box.querySelectorAll("img")];
        // Below the fold a picture is fetched, and fails, only when it is nearly visible.
        for (const image of images) image.loading = "eager";
        const placeholder = box.querySelector(".picture-placeholder");
        const drawn = placeholder?.querySelector("svg, [lang=ta]");
        return isSeen(placeholder) && isSeen(drawn) && !images.some(isSeen);
      };
      return all.filter((box) => !isReplaced(box)).map((box) => box.getAttribute("data-picture"));
    });
  await expect(boxes.first()).toBeVisible();
  await expect.poll(without).toEqual([]);
  expect(await boxes.count()).toBeGreaterThanOrEqual(least);
}

// The hero, six cups of the spice box, the strip's cards and the heritage picture.
const least = {
  "/": 15,
  "/categories": categories.flatMap(({ products: sold }) => sold.slice(0, 4)).length,
  "/product-details/green-cardamom": 4,
  ...Object.fromEntries(categories.map(({ slug, products: sold }) => [`/category/${slug}`, sold.length + 1])),
};
// promise: So everywhere that a picture can fail
// promise: An image that fails to load is hidden and the placeholder shown
// promise: Image or 'Image not available'
test("every picture that fails leaves a placeholder, without a barrier, within the page's width", async ({ page }) => {
  for (const [path, boxes] of Object.entries(least)) {
    await page.goto(path);
    await expectPlaceholders(page, boxes);
    if (path === "/" || path === "/category/spice")
      expect(await judgedState(page, path, ["overlaps", "broken words"])).toEqual([]);
  }
  await page.goto("/product-details/green-cardamom");
  const picture = page.locator("main [data-picture='green-cardamom']").first();
  for (const words of ["Image not available", "ஏலக்காய்"]) await expect(picture.getByText(words)).toBeVisible();
  for (const { slug, tamilName } of categories) {
    await page.goto(`/category/${slug}`);
    await expect(page.locator(`[data-picture='${pictureKeyOf(`banner-${slug}`)}']`).first()).toContainText(tamilName);
  }
});

test("every failed picture of a wide home page, and of a dialog, leaves a placeholder", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expectPlaceholders(page, least["/"]);
  await page.goto("/category/tea");
  await page.locator("a[data-product]").first().click();
  const picture = page.getByRole("dialog", { name: "Hill Tea" }).locator("[data-picture]");
  await expect(picture.getByText("மலைத் தேயிலை")).toBeVisible();
  await expect(picture.locator("img")).toBeHidden();
});

test("a picture that fails in the cart and the checkout leaves a placeholder", async ({ page }) => {
  await putInCart(page, ["Black Pepper"]);
  await page.goto("/cart");
  await expectPlaceholders(page, 1);
  await atDetails(page, "Green Cardamom");
  // On a phone the order is one closed line.
  await page.locator("summary").click();
  await expectPlaceholders(page, 1);
  await readyToPlace(page, "Green Cardamom");
  await expectPlaceholders(page, 1);
});
