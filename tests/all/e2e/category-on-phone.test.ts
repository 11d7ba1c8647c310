import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { expect, test } from "@/tests/support/e2e-test";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const { name = "", products: spices = [] } = categories.find(({ slug }) => slug === "spice") ?? {};
type WithSeen = Window & { seen: string[] };

/** The page's heading and the number of its cards, each time that one of them changed. */
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as WithSeen).seen);

test("a link brings the heading first, then all cards; Back and a reload have all at once", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as WithSeen).seen = seen;
    new MutationObserver(() => {
      const cards = document.querySelectorAll("main .cards > li").length;
      const now = `${document.querySelector("h1")?.textContent} ${cards}`;
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await page.locator("main a[href='/category/spice']").first().click();
  const cards = page.locator("main .cards > li");
  await expect(cards).toHaveCount(spices.length);
  const all = `${name} ${spices.length}`;
  expect((await seenIn(page)).slice(-2)).toEqual([`${name} 0`, all]);

  await cards.last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  // Smooth scrolling is for links within a page: a new one begins at its top, and a Back pressed soon restores its place.
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(spices.length);
  expect((await seenIn(page)).slice(-3)).toEqual([all, "Terms 0", all]);
  await expect.poll(scrolled).toBeGreaterThan(place - 100);

  await page.reload();
  await expect(page.getByRole("searchbox")).toBeEnabled();
  // The parser may bring them in several parts, but none goes away again.
  const parts = (await seenIn(page)).map((each) => Number(each.split(" ").at(-1)));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});

test("no later picture of a category is as large as those that come with its page", async ({ page }) => {
  await page.goto("/category/spice");
  const boxes = await page.locator("main .cards > li img").evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return { early: image.loading === "eager", area: width * height };
    }),
  );
  const smallest = Math.min(...boxes.filter(({ early }) => early).map(({ area }) => area));
  const later = boxes.filter(({ early }) => !early).map(({ area }) => area);
  expect(later.length).toBeGreaterThan(0);
  // Rounding to whole pixels makes up to a hundredth of difference.
  expect(Math.max(...later)).toBeLessThan(smallest * 0.99);
});
