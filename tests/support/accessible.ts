import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./e2e-test";
import { long } from "./length";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** A small phone (or a page zoomed to 400%), a tablet and a desk. */
const widths = [320, 768, 1440];
/** What the short form looks at: a page on a phone and a desk, what is opened on it on a phone, where room is scarce. */
const pageWidths = long ? widths : [320, 1440];
export const stateWidths = long ? widths : [320];

/**
 * The page as it stands, at each width, has nothing that axe-core knows to be a barrier. What is inside its frames is not
 * looked at. axe is brought once into each page and told to describe barriers alone: so it takes a tenth of the time.
 */
export async function expectAccessible(page: Page, at = pageWidths): Promise<void> {
  const before = page.viewportSize();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // For a moment a page that was opened by a link has no title yet.
  await expect(page).toHaveTitle(/./);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    const { barriers, held } = await page.evaluate(async () => {
      const found = await window.axe?.run({ resultTypes: ["violations"], iframes: false });
      const barriers = found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      return { barriers, held: found?.passes.length };
    });
    // A check that looked at nothing would find nothing.
    expect(held).toBeGreaterThan(5);
    expect(barriers, `at ${width} px on ${page.url()}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
