import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
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

/** Half as long as what the package itself gives. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe-core knows to be a barrier in the page as it stands. What is inside its frames is not looked at. axe is brought once into
 * each page and told to describe barriers alone: so it takes a tenth of the time.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { found, held } = await page.evaluate(async () => {
    // For a moment a page that was opened by a link has no title yet.
    while (!document.title) await new Promise(requestAnimationFrame);
    // No rule that runs reads the style sheets as text, which axe would fetch.
    const looked = await window.axe?.run({ resultTypes: ["violations"], iframes: false, preload: false });
    const found = looked?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    return { found, held: looked?.passes.length };
  });
  // A check that looked at nothing would find nothing.
  expect(held).toBeGreaterThan(5);
  return found ?? [];
}

/** Until no page fades in: the browser ends the fade when the window is resized, and React reports that as an error. */
export const fadedIn = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => "activeViewTransition" in document && document.activeViewTransition !== null))
    .toBe(false);

/** The page as it stands has no barrier at any of these widths. */
export async function expectAccessible(page: Page, at = pageWidths): Promise<void> {
  await fadedIn(page);
  const before = page.viewportSize();
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), `at ${width} px on ${page.url()}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
