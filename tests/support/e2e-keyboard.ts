import type { Locator, Page } from "@playwright/test";

const FARTHEST = 120;

/** Presses Tab (or Shift+Tab) until the focus is there, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FARTHEST} presses of ${key} did not reach ${target}`);
}
