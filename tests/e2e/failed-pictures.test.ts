import type { Page } from "@playwright/test";
import { categories, findCategory } from "#lib/shop/catalogue/catalogue.ts";
import { pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { addToCart, atDetails, fillDetails, toSummary } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

/** A screen, and whether the short form visits all of its pages. */
const screens = {
  wide: { viewport: { width: 1440, height: 900 }, whole: long },
  mobile: { viewport: { width: 412, height: 823 }, whole: true },
};

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\/pictures\//, (route) => route.abort());
});

/** Each picture of the page has failed, and something is drawn or written in its place. */
async function expectPlaceholders(page: Page, least: number): Promise<void> {
  const boxes = page.locator("[data-picture]:visible");
  await expect(boxes.first()).toBeVisible();
  const all = await boxes.all();
  expect(all.length).toBeGreaterThanOrEqual(least);
  for (const box of all) {
    const name = (await box.getAttribute("data-picture")) ?? "";
    // Below the fold a picture is fetched, and fails, only when it is nearly visible.
    await box.scrollIntoViewIfNeeded();
    const placeholder = box.locator(".picture-placeholder");
    await expect(placeholder, name).toBeVisible();
    await expect(placeholder.locator("svg, [lang=ta]").first(), name).toBeVisible();
    await expect(box.locator("img"), name).toBeHidden();
  }
}

for (const [screen, { viewport, whole }] of Object.entries(screens)) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport });

    // The hero, six cups of the spice box, the strip's cards and the heritage picture.
    const overview = categories.flatMap(({ products: sold }) => sold.slice(0, 4)).length;
    const cards = findCategory("spice")?.products.length ?? 0;
    const least = {
      "/": 15,
      "/categories": overview,
      "/category/spice": cards + 1,
      "/product-details/green-cardamom": 4,
    };
    // promise: So everywhere that a picture can fail
    for (const [path, boxes] of Object.entries(least).slice(0, whole ? undefined : 1))
      test(`every picture that fails on ${path} leaves a placeholder`, async ({ page }) => {
        await page.goto(path);
        await expectPlaceholders(page, boxes);
      });

    if (!whole) return;
    test("a product's picture that fails in the dialog leaves a placeholder", async ({ page }) => {
      await page.goto("/category/tea");
      await page.locator("a[data-product]").first().click();
      const picture = page.getByRole("dialog", { name: "Hill Tea" }).locator("[data-picture]");
      await expect(picture.getByText("மலைத் தேயிலை")).toBeVisible();
      await expect(picture.locator("img")).toBeHidden();
    });

    test("a picture that fails in the cart and the checkout leaves a placeholder", async ({ page }) => {
      await addToCart(page, "Black Pepper");
      await page.goto("/cart");
      await expectPlaceholders(page, 1);
      await atDetails(page, "Green Cardamom");
      // On a phone the order is one closed line.
      const recap = page.locator("summary");
      if (await recap.isVisible()) await recap.click();
      await expectPlaceholders(page, 1);
      await fillDetails(page);
      await toSummary(page);
      await expectPlaceholders(page, 1);
    });
  });
}

for (const { slug, tamilName } of categories)
  test(`the banner of /category/${slug} that fails says its name in Tamil`, async ({ page }) => {
    await page.goto(`/category/${slug}`);
    const banner = page.locator(`[data-picture='${pictureKeyOf(`banner-${slug}`)}']`).first();
    await expect(banner.getByText(tamilName)).toBeVisible();
    await expect(banner.locator("img")).toBeHidden();
  });

// promise: Image or 'Image not available'
test("a product's page says 'Image not available' where its picture fails", async ({ page }) => {
  await page.goto("/product-details/green-cardamom");
  const picture = page.locator("main [data-picture='green-cardamom']").first();
  await expect(picture.getByText("Image not available")).toBeVisible();
  await expect(picture.getByText("ஏலக்காய்")).toBeVisible();
});
