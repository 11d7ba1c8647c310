import type { Page } from "@playwright/test";
import { findCategory } from "#lib/shop/catalogue/catalogue.ts";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const spices = findCategory("spice")?.products ?? [];
type WithCounts = Window & { counts: number[] };

/** How many cards were in the page, each time that this changed. */
const counts = (page: Page) => page.evaluate(() => (window as unknown as WithCounts).counts);

test("a phone that comes by a link has the first card with the heading, then all; Back and a reload have all at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    (window as unknown as WithCounts).counts = seen;
    new MutationObserver(() => {
      const now = document.querySelectorAll("main .cards > li").length;
      if (now !== (seen.at(-1) ?? 0)) seen.push(now);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await page.locator("main a[href='/category/spice']").first().click();
  const cards = page.locator("main .cards > li");
  await expect(cards).toHaveCount(spices.length);
  expect(await counts(page)).toEqual([1, spices.length]);

  await cards.last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  // Smooth scrolling is for links within a page: a new one begins at its top, and a Back pressed soon restores its place.
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(spices.length);
  expect(await counts(page)).toEqual([1, spices.length, 0, spices.length]);
  await expect.poll(scrolled).toBeGreaterThan(place - 100);

  await page.reload();
  await expect(page.getByRole("searchbox")).toBeEnabled();
  // The parser may bring them in several parts, but none goes away again.
  const parts = await counts(page);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});
