import type { Page } from "@playwright/test";

/** Has the page report when it has begun to wait for so many milliseconds: what it shows may be visible a moment before. */
export const reportWait = (page: Page, milliseconds: number) =>
  page.addInitScript((reported) => {
    const { setTimeout: set } = window;
    const marking = (work: TimerHandler, wait?: number, ...others: unknown[]) => {
      if (wait === reported) document.documentElement.dataset.waits = "";
      return set(work, wait, ...others);
    };
    Object.assign(window, { setTimeout: marking });
  }, milliseconds);

/** The page, once it waits as reportWait() was told. */
export const waitingPage = (page: Page) => page.locator("html[data-waits]");
