import type { BrowserContext, Page, Request } from "@playwright/test";
import type { QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { placeButton } from "./e2e-shopper";
import { expect } from "./e2e-test";

export const ORDERS = "**/api/orders";
export const SAVED = "Saved on this device. We'll send it as soon as you're back online.";

/**
 * What a cut leaves in the browser's console. A page that is left takes with it what it was sending; the next one sends it
 * again, under the same id.
 */
export const LEFT = /ERR_CONNECTION_FAILED|ERR_ABORTED POST .*\/api\/orders$/;

/** From now on no order reaches the server. */
export const cutOff = (page: Page) => page.route(ORDERS, (route) => route.abort("connectionfailed"));
/** From now on they do again; the page isn't told. */
export const reconnect = (page: Page) => page.unroute(ORDERS);

export function orderAnswers(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/orders")) statuses.push(answer.status());
  });
  return statuses;
}

/** The orders on this device's disk, by the list that they stand in. */
export function readQueue(page: Page): Promise<Record<"demo_orders" | "orders", QueuedOrder[]>> {
  return page.evaluate(() => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? "[]");
    return { demo_orders: list("demo_orders"), orders: list("orders") };
  });
}

export const queuedCard = (page: Page) => page.getByRole("main").getByRole("article", { name: /^Order / });
/** What tells of kept orders at the edge of every other page. */
export const queuedBar = (page: Page) => page.getByRole("complementary", { name: "Orders saved on this device" });
export const sendNow = (page: Page) => page.getByRole("button", { name: "Send it now" });

/** Presses Place Order where nothing gets through: the order is on the device, and told as no more than that. */
export async function placeUnsent(page: Page, sentence = SAVED): Promise<void> {
  await placeButton(page).click();
  await expectSaved(page, sentence);
}

/** Place Order sends twice, and what keeps an order begins with a try of its own. */
const TRIES_BEFORE_QUIET = 3;

/**
 * As placeUnsent(), until the page has made every try that it makes by itself. Whoever reconnects before that cannot know
 * which try gets through: the page's own, which leaves no button to press, or the one under test.
 */
export async function placeUnsentUntilQuiet(page: Page, sentence = SAVED): Promise<void> {
  let ended = 0;
  const count = (request: Request) => {
    if (isOrder(request)) ended += 1;
  };
  page.on("requestfailed", count).on("requestfinished", count);
  await placeUnsent(page, sentence);
  await expect.poll(() => ended).toBe(TRIES_BEFORE_QUIET);
  page.off("requestfailed", count).off("requestfinished", count);
}

/** Opens a page, and waits until the try failed that it begins with. */
export async function openUntilQuiet(page: Page, path: string): Promise<void> {
  const failed = page.waitForEvent("requestfailed", isOrder);
  await page.goto(path);
  await failed;
}

const isOrder = (request: Request) => request.method() === "POST" && request.url().endsWith("/api/orders");

/** What somebody is told who is online, while the shop answers and can't take the order. */
export const SAVED_ONLINE = "Saved on this device. We'll send it as soon as the shop can take it.";

export async function expectSaved(page: Page, sentence = SAVED): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Saved on this device" })).toBeVisible();
  await expect(queuedCard(page)).toContainText(sentence);
  await expect(queuedCard(page)).not.toContainText("Just say");
  await expect(queuedCard(page)).toContainText("Not placed yet.");
  await expect(page.getByText(/order is placed|Order placed/)).toHaveCount(0);
}
