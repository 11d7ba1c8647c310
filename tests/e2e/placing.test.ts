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
  breakWriting,
  fillToSummary,
  mendWriting,
  place,
  placeButton,
  placedId,
  readDraft,
  readyToPlace,
  typed,
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

const cuts = {
  "the requests fail": (page: Page) => cutOff(page),
  "the browser knows that it is offline": (page: Page) => page.context().setOffline(true),
};

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id
for (const [how, cut] of Object.entries(cuts))
  test(`the network is cut while placing (${how}): the order waits, and goes once`, async ({ page, shop, guard }) => {
    guard.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/);
    await readyToPlace(page);
    const { order_id } = await readDraft(page);
    await expect(page).toHaveTitle(/^Order summary/);
    await cut(page);
    await placeUnsent(page);
    await expect(page).toHaveTitle(/^Saved on this device/);
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
    await expect(page).toHaveTitle(/^Order placed/);
    // The next page has its own.
    await page.getByRole("link", { name: "Track this order" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Order status" })).toBeVisible();
    await expect(page).toHaveTitle(/^Order status/);
  });

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id ... and on the next visit, whatever the page
// promise: The first request on a network that is back fails ... reloading, and the next visit
test("a queued order is shown truly after a reload, and goes on the next visit", async ({ page, shop, guard }) => {
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
test("responses lost on the way leave one order, and the next attempt shows it", async ({ page, shop, guard }) => {
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
// promise: A double click
test("while an order is being placed, by a double click, both pages say so and send nothing more", async ({ page }) => {
  await atDetails(page);
  await fillToSummary(page);
  let sent = 0;
  const letGo = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    sent += 1;
    await letGo.promise;
    await route.continue();
  });
  await placeButton(page).dblclick();
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

const refusals = {
  "says why": {
    status: 422,
    json: { success: false, error: "Hill Tea is sold out. Please take it out of the order.", code: "invalid_order" },
    said: "Hill Tea is sold out. Please take it out of the order.",
  },
  "speaks HTML, as a proxy does": {
    status: 403,
    contentType: "text/html",
    body: "<h1>Forbidden</h1>",
    said: "That didn't go through (403). Please try again.",
  },
};
// promise: A 4xx at first is an answer: nothing is saved
// promise: An order that the server refuses: its own sentence
for (const [how, { said, ...answer }] of Object.entries(refusals))
  test(`an order refused by what ${how} is sent once, says why, and can be changed`, async ({ page, guard }) => {
    guard.allow(new RegExp(`status of ${answer.status}`));
    await readyToPlace(page);
    let sent = 0;
    await page.route(ORDERS, (route) => {
      sent += 1;
      return route.fulfill(answer);
    });
    await placeButton(page).click();
    await expect(message(page)).toHaveText(said);
    await expect(message(page)).toBeFocused();
    expect(sent).toBe(1);
    expect(await readDraft(page)).toMatchObject({ status: { state: "needs_ok" } });
    expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
    await page.getByRole("main").getByRole("link", { name: "Change" }).click();
    await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  });

// promise: 'An unexpected error occurred. Please try again.' when placing breaks down
test("an order that breaks down before it is sent says so, and goes at the next press", async ({ page }) => {
  await readyToPlace(page);
  // Whatever breaks in a browser, this time it is the keeping of an order that is about to be sent.
  await breakWriting(page, '"submitting"');
  await placeButton(page).click();
  await expect(message(page)).toHaveText("An unexpected error occurred. Please try again.");
  await expect(message(page)).toBeFocused();
  expect(await readDraft(page)).toMatchObject({ status: { state: "editing" } });
  await mendWriting(page);
  await place(page);
});
