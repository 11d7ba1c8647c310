import type { Page } from "@playwright/test";

/** Has the page set `data-waits` when it starts a timer of so many milliseconds. What it shows may be visible before. */
export const reportWait = (page: Page, milliseconds: number) =>
  page.addInitScript((reported) => {
    const { setTimeout: set } = window;
    const marking = (work: TimerHandler, wait?: number, ...others: unknown[]) => {
      if (wait === reported) document.documentElement.dataset.waits = "";
      return set(work, wait, ...others);
    };
    Object.assign(window, { setTimeout: marking });
  }, milliseconds);

export const waitingPage = (page: Page) => page.locator("html[data-waits]");
