import type { Locator, Page } from "@playwright/test";
import { watchShifts } from "@/tests/support/e2e-shifts";
import { expect, test } from "@/tests/support/e2e-test";

test("the drawn semibold comes with the first use, moves nothing, and shows on the next page", async ({ page }) => {
  await watchShifts(page);
  await countLoadedFaces(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  await page.goto("/category/tea", { waitUntil: "networkidle" });
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  const before = fetched.length;
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => window.loadedFaces === 3);
  // The other fonts come from the cache.
  expect([...new Set(fetched)]).toHaveLength(before + 1);
  expect(await semibolds(page)).toBe(0);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await page.locator("header [data-cart-link]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL("**/cart");
  await expect.poll(() => semibolds(page)).toBe(1);
  expect(await page.evaluate(() => document.fonts.check("600 1em 'Hind Madurai'"))).toBe(true);
});

// promise: the house fonts on the first visit, without layout shift
test("fonts too late for the first paint move nothing, and draw the next page", async ({ page, context }) => {
  await countLoadedFaces(page);
  let isSlow = true;
  const held: (() => void)[] = [];
  await context.route(/\.woff2/, async (route) => {
    if (isSlow) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await watchShifts(page);
  await page.goto("/category/tea", { waitUntil: "commit" });
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 200)));
  isSlow = false;
  for (const go of held) go();
  // What hears the key comes after the load event, which waits for the fonts that the page names.
  const faces = async () => {
    await page.keyboard.press("Shift");
    return page.evaluate(() => window.loadedFaces);
  };
  await expect.poll(faces).toBe(3);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await page.locator("header [data-cart-link]").first().click();
  await page.waitForURL("**/cart");

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // All that were loaded are used from the same moment on, which comes after the new address.
  await expect.poll(() => semibolds(page)).toBe(1);
  const drawn = await widthIn(heading, null);
  expect(drawn).toBe(await widthIn(heading, "fraunces"));
  expect(drawn).not.toBe(await widthIn(heading, "none"));
});

/** How many faces of the drawn semibold the page uses. */
const semibolds = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ weight, family }) => weight === "600" && /Hind/.test(family)).length,
  );

/** Counts the faces that a script has loaded in `window.loadedFaces`: a font's response may end before the page has the font. */
async function countLoadedFaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    window.loadedFaces = 0;
    FontFace.prototype.load = async function (this: FontFace) {
      const face = await load.call(this);
      window.loadedFaces += 1;
      return face;
    };
  });
}

/** A heading's width in pixels as it stands, in a preloaded font by its file's name, or without any of the house's fonts. */
function widthIn(heading: Locator, font: string | null): Promise<number> {
  return heading.evaluate(async (element: HTMLElement, file) => {
    if (file) {
      const preload = document.querySelector<HTMLLinkElement>(`link[rel="preload"][href*="${file}"]`);
      if (preload) document.fonts.add(await new FontFace("Expected", `url(${preload.href})`, { weight: "600" }).load());
      const fallbacks = getComputedStyle(element)
        .fontFamily.split(",")
        .filter((family) => !/fraunces/i.test(family));
      element.style.fontFamily = [...(preload ? ["Expected"] : []), ...fallbacks].join(",");
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width } = range.getBoundingClientRect();
    element.style.fontFamily = "";
    return width;
  }, font);
}

declare global {
  interface Window {
    loadedFaces: number;
  }
}
