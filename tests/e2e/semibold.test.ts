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
  expect(fetched).toHaveLength(before + 1);
  expect(await semibolds()).toBe(0);
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await page.locator("header [data-cart-link]").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForURL("**/cart");
  await expect.poll(semibolds).toBe(1);
  expect(await page.evaluate(() => document.fonts.check("600 1em 'Hind Madurai'"))).toBe(true);
});
