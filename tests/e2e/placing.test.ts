import type { Page } from "@playwright/test";
import { placeButton, placedId, readDraft, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const ORDERS = "**/api/orders";
const UNKNOWN = "There was an error processing your order. Please try again.";

const message = (page: Page) => page.getByRole("main").getByRole("alert");

/** Every shopper's ten seconds of waiting, made short. */
const hurryTimeouts = () => {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => timeout.call(AbortSignal, 400);
};

async function expectUnknown(page: Page): Promise<void> {
  await expect(message(page)).toContainText(UNKNOWN);
  await expect(message(page)).toBeFocused();
  expect(await readDraft(page)).toMatchObject({ locked: true, placed: null });
}

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

const cuts = {
  "the requests fail": (page: Page) => page.route(ORDERS, (route) => route.abort("connectionfailed")),
  "the browser knows that it is offline": (page: Page) => page.context().setOffline(true),
};

for (const [how, cut] of Object.entries(cuts))
  test(`the network is cut while placing (${how}): the order is held fast, and goes once when she is back`, async ({
    page,
    shop,
    guard,
  }) => {
    guard.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/);
    await readyToPlace(page);
    const { order_id } = await readDraft(page);
    await cut(page);
    await placeButton(page).click();
    await expectUnknown(page);
    await expect(page.getByRole("link", { name: "Change" })).toHaveCount(0);
    expect(shop.orderOnDisk(order_id)).toBeUndefined();

    await page.unroute(ORDERS);
    await page.context().setOffline(false);
    await page.goto("/order-details");
    await expect(page.getByText("We don't know yet whether this order reached us")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveCount(0);
    await page.getByRole("link", { name: "Send it again to find out" }).click();
    await placeButton(page).click();
    expect(await placedId(page)).toBe(order_id);
    expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
  });

test("answers that are lost on the way leave one order, and the next try shows it", async ({ page, shop, guard }) => {
  guard.allow(/ERR_FAILED/);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  const before = shop.ordersOnDisk().length;
  const answers: number[] = [];
  await page.route(ORDERS, async (route) => {
    answers.push((await route.fetch()).status());
    await route.abort();
  });
  await placeButton(page).click();
  await expectUnknown(page);
  // Saved at the first try, known again at the second.
  expect(answers).toEqual([201, 200]);

  await page.unroute(ORDERS);
  // While its fate is unknown, a new checkout leads back to it.
  await page.goto("/product-details/rice-appalam");
  await page.getByRole("button", { name: "Buy Now" }).click();
  await page.getByRole("button", { name: "Continue as Guest" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order summary" })).toBeVisible();
  const replayed = page.waitForResponse(ORDERS);
  await placeButton(page).click();
  expect(await (await replayed).headerValue("idempotent-replayed")).toBe("true");
  expect(await placedId(page)).toBe(order_id);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

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
  await expectUnknown(page);
  expect(given).toHaveLength(2);
  await Promise.all(given);
  await page.unroute(ORDERS);
  await placeButton(page).click();
  expect(await placedId(page)).toBe(order_id);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

test("while an order is being placed the button says so and sends nothing more", async ({ page }) => {
  await readyToPlace(page);
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
  letGo.resolve();
  await placedId(page);
  expect(sent).toBe(1);
});

test("a double click on Place Order places one order", async ({ page, shop }) => {
  await readyToPlace(page);
  const before = shop.ordersOnDisk().length;
  await placeButton(page).dblclick();
  await placedId(page);
  await expect(placeButton(page)).toHaveCount(0);
  expect(shop.ordersOnDisk()).toHaveLength(before + 1);
});

test("an order that the server refuses says why, and can be changed", async ({ page, guard }) => {
  guard.allow(/status of 422/);
  await readyToPlace(page);
  const error = "Coffee Powder is sold out. Please take it out of the order.";
  const refusal = { success: false, error, code: "invalid_order" };
  await page.route(ORDERS, (route) => route.fulfill({ status: 422, json: refusal }));
  await placeButton(page).click();
  await expect(message(page)).toHaveText(error);
  await expect(message(page)).toBeFocused();
  expect(await readDraft(page)).toMatchObject({ locked: false });
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Full name")).toBeVisible();
});
