import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e-test";

/** A phone, and a computer with a mouse: their pages come to their tops in two ways. */
const screens = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  computer: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
};

type Noted = Window & { tops?: number[] };

/** Records the scroll position after each painted frame that shows another heading than now. */
async function noteTops(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const before = document.querySelector("h1");
    const tops: number[] = [];
    Object.assign(window, { tops });
    const channel = new MessageChannel();
    // The message arrives when the frame has been painted.
    const look = () => {
      const heading = document.querySelector("h1");
      channel.port2.postMessage(heading !== null && heading !== before);
      requestAnimationFrame(look);
    };
    channel.port1.onmessage = ({ data: isNew }) => {
      if (isNew) tops.push(window.scrollY);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as Noted).tops ?? []);
}

for (const [name, screen] of Object.entries(screens))
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test("a link leads at once to the top of its page, and Back to where it was", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("html[data-alive]")).toBeAttached();
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
      await link.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => window.scrollY);
      expect(left).toBeGreaterThan(500);
      const tops = await noteTops(page);
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
      await expect.poll(async () => (await tops()).length).toBeGreaterThan(2);
      expect((await tops())[0]).toBe(0);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Terms");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    });

    test("a link to the page itself leads to its top, a link into a page to its place", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("html[data-alive]")).toBeAttached();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.getByRole("banner").locator("a[href='/']").first().click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole("main").locator("a[href='/#categories']").first().click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(page.locator("#categories")).toBeInViewport();
    });
  });
