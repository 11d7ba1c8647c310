import { watchShifts } from "@/tests/support/e2e-shifts";
import { expect, test } from "@/tests/support/e2e-test";

test("the drawn semibold comes when the page is used, moves nothing, and shows from the next page on", async ({
  page,
}) => {
  await watchShifts(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(request.url());
  });
  await page.goto("/category/tea", { waitUntil: "networkidle" });
  const before = fetched.length;
  const semibolds = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ weight, family }) => weight === "600" && /Hind/.test(family)).length,
    );
  const answered = page.waitForResponse(/600.*\.woff2/);
  await page.keyboard.press("Shift");
  await (await answered).finished();
  // The other fonts come from the cache.
  expect([...new Set(fetched)]).toHaveLength(before + 1);
  expect(await semibolds()).toBe(0);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await page.locator("header [data-cart-link]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL("**/cart");
  await expect.poll(semibolds).toBe(1);
  expect(await page.evaluate(() => document.fonts.check("600 1em 'Hind Madurai'"))).toBe(true);
});

// promise: the house fonts on the first visit, without layout shift
test("fonts that came too late for the first paint move nothing, and draw the next page of the same visit", async ({
  page,
  context,
}) => {
  const widthOfHeading = async (tab: typeof page) => {
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    return tab.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.round(range.getBoundingClientRect().width);
    });
  };
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
  const semibold = page.waitForResponse(/600.*\.woff2/);
  await page.keyboard.press("Shift");
  await (await semibold).finished();
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await page.locator("header [data-cart-link]").first().click();
  await page.waitForURL("**/cart");

  const later = await context.newPage();
  await later.goto("/cart", { waitUntil: "networkidle" });
  const expected = await widthOfHeading(later);
  await expect.poll(() => widthOfHeading(page)).toBe(expected);
  expect(expected).toBeGreaterThan(50);
});
