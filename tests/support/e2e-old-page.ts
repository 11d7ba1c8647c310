import type { Page } from "@playwright/test";
import { expect } from "./e2e-test";

/**
 * A page of an old Chromium. Playwright's own clicks call what these browsers lack, so elements are found by scripts, and
 * pressed and typed into by the browser's own mouse and keyboard.
 */
export function oldPage(page: Page) {
  /** Where the first visible element of `selector` whose text (or label) begins so is, or null. */
  const placeOf = (selector: string, text: string | null) =>
    page.evaluate(
      ([selector, text]) => {
        // An old browser scrolls smoothly whatever it is asked for, and the place would be where the element was.
        document.documentElement.style.scrollBehavior = "auto";
        for (const element of document.querySelectorAll<HTMLElement>(selector ?? "")) {
          const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
          if (element.matches(":disabled") || !name.trim().startsWith(text ?? "")) continue;
          element.scrollIntoView({ block: "center" });
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          // Something else may lie over it.
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      },
      [selector, text] as const,
    );

  const shown = async (selector: string, text: string | null = null) => {
    await expect.poll(() => placeOf(selector, text), { message: `${selector} '${text}'` }).not.toBeNull();
    return (await placeOf(selector, text)) ?? { x: 0, y: 0 };
  };

  return {
    shown,
    isShown: async (selector: string, text: string | null = null) => (await placeOf(selector, text)) !== null,
    async press(selector: string, text: string | null = null): Promise<void> {
      const { x, y } = await shown(selector, text);
      await page.mouse.click(x, y);
    },
    async type(name: string, text: string): Promise<void> {
      await this.press(`[name="${name}"]`);
      await page.keyboard.insertText(text);
    },
    textOf: (selector: string) => page.evaluate((one) => document.querySelector(one)?.textContent ?? "", selector),
    styleOf: (selector: string, property: string) =>
      page.evaluate(
        ([one, name]) => getComputedStyle(document.querySelector(one ?? "") as Element).getPropertyValue(name ?? ""),
        [selector, property] as const,
      ),
  };
}
