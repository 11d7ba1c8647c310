import type { Page } from "@playwright/test";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { hold } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const weight = (page: Page) => page.getByRole("button", { name: /^Weight:/ });
const found = (page: Page) => page.getByRole("main").getByText('matching "pepper"');
const SCRIPTS = "**/_next/static/**/*.js";

// promise: Search and weight survive Back
test("a category's search and weight are there again after Back and a reload, and in no address", async ({ page }) => {
  await page.goto("/category/spice");
  await weight(page).click();
  await page.getByRole("radio", { name: "200g" }).check();
  await page.keyboard.press("Escape");
  await field(page).fill("pepper");
  await expect(found(page)).toBeVisible();
  const isAsLeft = async () => {
    await expect(page).toHaveURL("/category/spice");
    await expect(field(page)).toHaveValue("pepper");
    await expect(weight(page)).toContainText("200g");
    await expect(found(page)).toBeVisible();
  };
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click();
  await expect(page).toHaveURL("/cart");
  await page.goBack();
  await isAsLeft();
  await page.goto("/contact");
  await page.goBack();
  await isAsLeft();
  await page.reload();
  await isAsLeft();
  // Another visit begins anew.
  await page.goto("/contact");
  await page.goto("/category/spice");
  await expect(field(page)).toHaveValue("");
  await expect(weight(page)).toContainText("All Weights");
});

test("where a release has replaced the search's code, the page of the search opens", async ({ page, guard }) => {
  guard.allow(/404|ERR_ABORTED|ERR_FAILED|ChunkLoadError|Failed to load chunk/);
  await page.goto("/category/spice", { waitUntil: "networkidle" });
  const goneFor = () => page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "" }));
  await goneFor();
  await field(page).fill("pepper");
  await expect(page).toHaveURL("/search?q=pepper");
  await page.unroute(SCRIPTS);

  await page.goto("/", { waitUntil: "networkidle" });
  await goneFor();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search/);
});

test("what is typed before the scripts run stays though an extension adds an element", async ({ page, guard }) => {
  // React reports that the page is not as the server made it.
  guard.allow(/#418|hydrat/i);
  const load = await hold(page, SCRIPTS);
  await page.goto("/category/spice", { waitUntil: "domcontentloaded" });
  await field(page).evaluate((input) => {
    const added = document.createElement("div");
    added.id = "added-by-an-extension";
    input.after(added);
  });
  await field(page).pressSequentially("pepper");
  load();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  // Rendered again by React: what the extension has added is gone.
  await expect(page.locator("#added-by-an-extension")).toHaveCount(0);
  await expect(field(page)).toHaveValue("pepper");
  await expect(found(page)).toBeVisible();
});

const { name = "", products: spices = [] } = categories.find(({ slug }) => slug === "spice") ?? {};
type WithSeen = Window & { seen: string[] };

/** The page's heading and the number of its cards, each time that one of them changed. */
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as WithSeen).seen);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

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
});
