import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

type WithCount = Window & { fades?: number; next: { router: { refresh(): void } } };

const fades = (page: Page) => page.evaluate(() => (window as unknown as WithCount).fades ?? 0);

/** React handles no click and no key while a fade is prepared: an invisible one must not begin. */
test("a new page fades in, but not what changes on it afterwards: no key or press is lost", async ({ page }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...args) {
      const counted = window as unknown as WithCount;
      counted.fades = (counted.fades ?? 0) + 1;
      return startViewTransition.apply(this, args);
    };
  });
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  expect(await fades(page)).toBe(1);

  await page.route(/\/terms\?_rsc/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"Terms"', '"Terms today"') });
  });
  await page.evaluate(() => (window as unknown as WithCount).next.router.refresh());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms today");
  expect(await fades(page)).toBe(1);
});
