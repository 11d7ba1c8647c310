import type { Page } from "@playwright/test";

export const popupOf = (page: Page) => page.getByRole("complementary", { name: "50% off your first order" });

/** The popup is there; where it would lie on a button it waits for a scroll. */
export async function scrollToPopup(page: Page): Promise<void> {
  await page.locator(".offer-popup").waitFor({ state: "attached" });
  await page.mouse.wheel(0, 60);
  await popupOf(page).waitFor();
}

export const offerButton = (page: Page, name = "50% OFF") =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

/** Makes waits of these milliseconds short, for tests of something else than how long they are. */
export const hurry = (page: Page, ...waits: number[]) =>
  page.addInitScript((waits) => {
    const { setTimeout } = window;
    const hurried = (work: TimerHandler, after?: number) => setTimeout(work, waits.includes(after ?? 0) ? 50 : after);
    Object.assign(window, { setTimeout: hurried });
  }, waits);
