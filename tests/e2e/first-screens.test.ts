import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

/** What a browser leaves of a screen: two small phones, a large one, a computer and a tablet. */
const screens = [
  [360, 620],
  [390, 664],
  [412, 732],
  [1440, 789],
  [820, 1100],
] as const;
const languages = ["", "/ta"];
const TABLET = 768;

/** Where the first screen ends: at the window's foot, or at the bar that lies over it. */
async function footOf(page: Page): Promise<number> {
  const bars = page.locator(".tab-bar, .cart-bar, .buy-bar .buy-buttons");
  const tops = await bars.evaluateAll((all) =>
    all
      .filter((bar) => getComputedStyle(bar).position === "fixed" && bar.getClientRects().length > 0)
      .map((bar) => bar.getBoundingClientRect().top),
  );
  return Math.min(page.viewportSize()?.height ?? 0, ...tops);
}

/** All of it is in sight, above what lies at the window's foot. */
async function expectWhole(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const box = await what.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await footOf(page));
}

/** At least so many pixels of it are in sight. */
async function expectBegun(page: Page, what: Locator, least: number): Promise<void> {
  const box = await what.boundingBox();
  expect((box?.y ?? 0) + least).toBeLessThanOrEqual(await footOf(page));
}

// promise: at the heights that browsers leave, each first screen has the shop's name, a price or an action, food or pack
for (const [width, height] of screens)
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const language of languages) {
      test(`${language || "/"} begins with the name, a sentence, the button that leads on, and food`, async ({
        page,
      }) => {
        await page.goto(language || "/");
        const hero = page.locator(".hero");
        await expectWhole(page, page.getByRole("banner").locator("a[href='/'], a[href='/ta']").first());
        await expectWhole(page, hero.getByRole("heading", { level: 1 }));
        await expectWhole(page, hero.locator("a.button"));
        await expectBegun(page, hero.locator(".hero-picture"), 120);
      });

      test(`${language}/category/… shows the first row's prices whole`, async ({ page }) => {
        await page.goto(`${language}/category/spice`);
        const cards = page.getByRole("main").getByRole("article");
        await expect(cards.nth(1)).toBeVisible();
        const columns = width < TABLET ? 2 : 3;
        for (let n = 0; n < Math.min(columns, await cards.count()); n += 1)
          if ((await cards.nth(n).boundingBox())?.y === (await cards.first().boundingBox())?.y)
            await expectWhole(page, cards.nth(n).locator(".pack-price"));
      });

      test(`${language}/product-details/… shows name, both pictures, price and Add`, async ({ page }) => {
        await page.goto(`${language}/product-details/black-pepper`);
        const main = page.getByRole("main");
        await expectWhole(page, main.getByRole("heading", { level: 1 }));
        await expectWhole(page, main.locator(".pack-price").first());
        await expect(main.locator(".gallery-picture")).toHaveCount(2);
        for (const picture of await main.locator(".gallery-picture").all()) await expectBegun(page, picture, 120);
        const add = main.locator("[data-cart]").first();
        const box = await add.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        if (width < TABLET) await expect(main.locator(".buy-price")).toHaveText(/^₹\d+ · 200/);
      });
    }
  });
