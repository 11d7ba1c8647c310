import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import {
  cutOff,
  expectSaved,
  LEFT,
  ORDERS,
  placeUnsent,
  placeUnsentUntilQuiet,
  queuedBar,
  readQueue,
  reconnect,
  SAVED,
  sendNow,
} from "@/tests/support/e2e-queue";
import {
  atDetails,
  fillDetails,
  placeButton,
  placedId,
  readDraft,
  readyToPlace,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const message = (page: Page) => page.getByRole("main").getByRole("alert");

/** Every shopper's ten seconds of waiting, made short. */
const hurryTimeouts = () => {
  const { setTimeout } = window;
  // Ten seconds are the timeout of a call to the shop; nothing else on these pages waits as long.
  const hurried = (work: TimerHandler, after?: number) => setTimeout(work, after === 10_000 ? 400 : after);
  Object.assign(window, { setTimeout: hurried });
};

// promise: The shopper is shown both totals, and asked
test("a price that isn't the shop's is refused with the old and the new total, and the same order goes at the new one", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/status of 409/);
  await readyToPlace(page);
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem("checkout_draft") ?? "");
    const cheaper = { price: 150, items: [{ ...draft.items[0], price: 150 }], total_amount: 150, final_amount: 150 };
    sessionStorage.setItem("checkout_draft", JSON.stringify({ ...draft, ...cheaper }));
  });
  await page.reload();
  const { order_id } = await readDraft(page);
  await expect(page.getByRole("main")).toContainText("₹150");
  await placeButton(page).click();
  await expect(message(page)).toContainText("The price has changed.");
  await expect(message(page)).toContainText("Total before: ₹150. Total now: ₹200.");
  await expect(message(page)).toBeFocused();
  expect(shop.orderOnDisk(order_id)).toBeUndefined();
  await placeButton(page).click();
  expect(await placedId(page)).toBe(order_id);
  expect(shop.orderOnDisk(order_id)?.total_price).toBe(200);
});

test("the page's title says what became of the order, and the next page has its own", async ({ page, guard }) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  await expect(page).toHaveTitle(/^Order summary/);
  await cutOff(page);
  await placeUnsentUntilQuiet(page);
  await expect(page).toHaveTitle(/^Saved on this device/);
  await reconnect(page);
  await sendNow(page).click();
  await placedId(page);
  await expect(page).toHaveTitle(/^Order placed/);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order status" })).toBeVisible();
  await expect(page).toHaveTitle(/^Order status/);
});

const cuts = {
  "the requests fail": (page: Page) => cutOff(page),
  "the browser knows that it is offline": (page: Page) => page.context().setOffline(true),
};

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id
// promise: Placing with the network cut, then reconnecting
for (const [how, cut] of Object.entries(cuts))
  test(`the network is cut while placing (${how}): the order is queued on the device, and goes once when it is back`, async ({
    page,
    shop,
    guard,
  }) => {
    guard.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/);
    await readyToPlace(page);
    const { order_id } = await readDraft(page);
    await cut(page);
    await placeUnsent(page);
    await expect(page.getByTestId("kept-id")).toHaveText(order_id);
    expect((await readQueue(page)).demo_orders.map(({ order_id, status }) => [order_id, status.state])).toEqual([
      [order_id, "queued"],
    ]);
    expect(shop.orderOnDisk(order_id)).toBeUndefined();

    await reconnect(page);
    await page.context().setOffline(false);
    // Where only the requests failed no event reports that they would succeed now.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    expect(await placedId(page)).toBe(order_id);
    expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
    await expect.poll(async () => (await readQueue(page)).demo_orders).toEqual([]);
    await page.reload();
    expect(await placedId(page)).toBe(order_id);
  });

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id ... and on the next visit, whatever the page
// promise: The first request on a network that is back fails ... reloading, and the next visit
test("a queued order is shown truly after a reload, and goes on the next visit to any page", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  await placeUnsent(page);
  await page.reload();
  await expectSaved(page);
  await page.goto("/order-details");
  await expect(page.getByText("This order is saved on this device.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveCount(0);
  await page.goto("/category/spice");
  await expect(queuedBar(page)).toContainText(SAVED);

  await reconnect(page);
  await page.goto("/");
  await expect(queuedBar(page)).toContainText(`Order placed: ${spokenNumber(order_id)}`);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
  await queuedBar(page).getByRole("button", { name: "OK" }).click();
  await expect(queuedBar(page)).toHaveCount(0);
  expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
});

// promise: Placing tries the API again before it gives up, and never places twice
// promise: Answers lost on the way
test("responses that are lost on the way leave one order, and the next attempt shows it", async ({
  page,
  shop,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  const before = shop.ordersOnDisk().length;
  const answers: number[] = [];
  await page.route(ORDERS, async (route) => {
    answers.push((await route.fetch()).status());
    await route.abort();
  });
  await placeUnsentUntilQuiet(page);
  // Saved at the first attempt, replayed at the second, and at the queue's first.
  expect(answers).toEqual([201, 200, 200]);

  await reconnect(page);
  const replayed = page.waitForResponse(ORDERS);
  await sendNow(page).click();
  expect(await (await replayed).headerValue("idempotent-replayed")).toBe("true");
  expect(await placedId(page)).toBe(order_id);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

// promise: Answers that come too late
test("a server that answers too late, twice, places one order", async ({ page, shop, guard }) => {
  guard.allow(/ERR_ABORTED POST .*\/api\/orders$/);
  await page.addInitScript(hurryTimeouts);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  const given: Promise<unknown>[] = [];
  await page.route(ORDERS, (route) => {
    given.push(route.fetch());
  });
  await placeButton(page).click();
  await expectSaved(page);
  expect(given.length).toBeGreaterThanOrEqual(2);
  await Promise.all(given);
  await reconnect(page);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  expect(await placedId(page)).toBe(order_id);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: Continue to Order Summary; Place Order says Processing... while busy
test("while an order is being placed both pages say so and send nothing more", async ({ page }) => {
  await atDetails(page);
  await fillDetails(page);
  await toSummary(page);
  let sent = 0;
  const letGo = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    sent += 1;
    await letGo.promise;
    await route.continue();
  });
  await placeButton(page).click();
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  // Back and Forward meanwhile: it is still on its way, and then placed on either page.
  const number = spokenNumber((await readDraft(page)).order_id);
  await page.goBack();
  await expect(page.getByText(`Your order ${number} is being sent.`)).toBeVisible();
  await page.goForward();
  await expect(busy).toBeDisabled();
  await expect(message(page)).toHaveCount(0);
  await page.goBack();
  letGo.resolve();
  await expect(page.getByRole("heading", { level: 1, name: `Your order ${number} is placed` })).toBeVisible();
  await page.goForward();
  await placedId(page);
  expect(sent).toBe(1);
});

// promise: A double click
test("a double click on Place Order places one order", async ({ page, shop }) => {
  await readyToPlace(page);
  const before = shop.ordersOnDisk().length;
  await placeButton(page).dblclick();
  await placedId(page);
  await expect(placeButton(page)).toHaveCount(0);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

// promise: A 4xx at first is an answer: nothing is saved
// promise: An order that the server refuses: its own sentence
test("an order that the server refuses says why, and can be changed", async ({ page, guard }) => {
  guard.allow(/status of 422/);
  await readyToPlace(page);
  const error = "Hill Tea is sold out. Please take it out of the order.";
  const refusal = { success: false, error, code: "invalid_order" };
  await page.route(ORDERS, (route) => route.fulfill({ status: 422, json: refusal }));
  await placeButton(page).click();
  await expect(message(page)).toHaveText(error);
  await expect(message(page)).toBeFocused();
  expect(await readDraft(page)).toMatchObject({ status: { state: "needs_ok" } });
  expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Full name")).toBeVisible();
});

// promise: 'An unexpected error occurred. Please try again.' when placing breaks down
test("an order that breaks down before it is sent says so, can be changed, and goes at the next press", async ({
  page,
}) => {
  await readyToPlace(page);
  // Whatever breaks in a browser, this time it is the keeping of an order that is about to be sent.
  await page.evaluate(() => {
    const { stringify } = JSON;
    Object.assign(window, { mend: () => Object.assign(JSON, { stringify }) });
    JSON.stringify = (value: { status?: { state?: string } } | null) => {
      if (value?.status?.state === "submitting") throw new Error("no room today");
      return stringify(value);
    };
  });
  await placeButton(page).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("An unexpected error occurred. Please try again.");
  await expect(alert).toBeFocused();
  expect(await readDraft(page)).toMatchObject({ status: { state: "editing" } });
  await page.evaluate(() => (window as Window & { mend?: () => void }).mend?.());
  await placeButton(page).click();
  await placedId(page);
});
