import type { Locator, Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { packKeyOf } from "#lib/shop/pictures/pack-key.ts";
import { pictureFactsOf, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { judgedState } from "@/tests/support/e2e-judges";
import { atDetails, putInCart, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const phone = { width: 412, height: 823 };
const shown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
const fileOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
/** The addresses of a picture's files, in all widths or in one. */
const filesOf = (key: string, width = "\\d+") => new RegExp(`/pictures/${pictureFactsOf(key).file ?? key}-${width}\\.`);
const boxOf = (page: Page, name: string) => page.getByRole("main").locator(`[data-picture="${name}"]`);

test.describe("on a phone", () => {
  test.use({ viewport: phone, deviceScaleFactor: 2.625 });
  for (const path of ["/", "/category/spice", "/category/blend-paste", "/product-details/hill-turmeric"])
    test(`what is above the fold of ${path} comes first, within 90 KB; all else waits`, async ({ page }) => {
      await page.goto(path);
      const { bytes, eagerBelow } = await page.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>("[data-picture] img")];
        const above = images.filter((image) => image.getBoundingClientRect().top < innerHeight);
        // A lazy picture above the fold can begin after the load event.
        await Promise.all(above.map((image) => image.decode()));
        // The browser lists a picture's bytes a moment after it has decoded it.
        const isListed = ({ currentSrc }: HTMLImageElement) => performance.getEntriesByName(currentSrc).length > 0;
        while (!above.every(isListed)) await new Promise(requestAnimationFrame);
        const weight = ({ currentSrc }: HTMLImageElement) =>
          (performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming).encodedBodySize;
        return {
          bytes: above.reduce((sum, image) => sum + weight(image), 0),
          eagerBelow: images.filter((image) => !above.includes(image) && image.loading !== "lazy").length,
        };
      });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(90 * 1024);
      expect(eagerBelow).toBe(0);
    });
});

test("where the page's scripts never arrive its pictures come all the same", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/category/spice");
  const last = page.locator(".cards img").last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => shown(last)).toBe(true);
});

test("a browser before AVIF gets WebP", async ({ request }) => {
  const html = await (await request.get("/product-details/hill-turmeric")).text();
  const [, path = ""] = /<img[^>]* src="(\/pictures\/[^"]+\.webp)"/.exec(html) ?? [];
  expect((await request.get(path)).headers()["content-type"]).toBe("image/webp");
});

test("a picture that failed before the page's scripts ran is replaced too", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\/pictures\//, (route) => route.abort());
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  page.on("requestfailed", () => fail());
  // The scripts come only after the page's first picture has failed.
  await page.route(/\.js(\?|$)/, async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto("/product-details/green-cardamom");
  const box = boxOf(page, "green-cardamom");
  await expect(box.getByText("ஏலக்காய்")).toBeVisible();
  await expect(box.locator("img")).toBeHidden();
});

// promise: Hero banner with a wide-screen image and a mobile image, each falling back to a text placeholder
for (const [screen, viewport] of Object.entries({ wide: { width: 1440, height: 900 }, mobile: phone }))
  test(`the ${screen} hero is its own picture, and falls back to a text`, async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.setViewportSize(viewport);
    await page.goto("/");
    const hero = page.locator("[data-picture='hero']");
    await expect.poll(() => shown(hero.locator("img"))).toBe(true);
    expect(await fileOf(hero.locator("img"))).toMatch(
      screen === "wide" ? /^\/pictures\/hero-\d+\..*\.avif$/ : /^\/pictures\/hero-mobile-\d+\..*\.avif$/,
    );
    const words = hero.getByText("A wooden tray of hill spices");
    await expect(words).toBeHidden();
    await page.route(/\/pictures\/hero/, (route) => route.abort());
    await page.reload();
    await expect(words).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hero.locator("img")).toBeHidden();
  });

test("the cart shows the small picture of the pack, or of the food where the pack has none", async ({ page }) => {
  for (const [name, slug, key] of [
    ["Black Pepper", "black-pepper", packKeyOf("black-pepper")],
    ["Green Cardamom", "green-cardamom", "green-cardamom"],
  ] as const) {
    await putInCart(page, [name]);
    await page.goto("/cart");
    const picture = page.getByRole("listitem").locator(`[data-picture='${slug}'] img`);
    await expect.poll(() => shown(picture)).toBe(true);
    expect(await fileOf(picture)).toMatch(filesOf(key, "160"));
  }
});

test.describe("that fail", () => {
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
  test("every failed picture leaves a placeholder, without a barrier, within the page's width", async ({ page }) => {
    for (const [path, boxes] of Object.entries(least)) {
      await page.goto(path);
      await expectPlaceholders(page, boxes);
      if (path === "/" || path === "/category/spice")
        expect(await judgedState(page, path, ["overlaps", "broken words"])).toEqual([]);
    }
    await page.goto("/product-details/green-cardamom");
    const picture = page.locator("main [data-picture='green-cardamom']").first();
    for (const words of ["Image not available", "ஏலக்காய்"]) await expect(picture.getByText(words)).toBeVisible();
    for (const { slug, names } of categories) {
      await page.goto(`/category/${slug}`);
      await expect(page.locator(`[data-picture='${pictureKeyOf(`banner-${slug}`)}']`).first()).toContainText(names.ta);
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
});
