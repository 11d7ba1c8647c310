import {
  cutOff,
  expectSaved,
  LEFT,
  ORDERS,
  openUntilQuiet,
  orderAnswers,
  placeUnsent,
  placeUnsentUntilQuiet,
  queuedBar,
  queuedCard,
  readQueue,
  reconnect,
  SAVED,
  SAVED_ONLINE,
  sendNow,
} from "@/tests/support/e2e-queue";
import {
  buyNow,
  cartCount,
  cartReadyToPlace,
  openProduct,
  place,
  placedId,
  readDraft,
  readyToPlace,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const busy = {
  503: { code: "unavailable", error: "We can't take orders at this moment.", shown: "(Reference 1f3a9c2e)" },
  429: { code: "rate_limited", error: "Please wait a minute and try again.", shown: "Last try: Please wait" },
};

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id ... also after a 5xx or 429
for (const [status, { code, error, shown }] of Object.entries(busy))
  test(`after a ${status} the order waits on the device until the server takes it`, async ({ page, shop, guard }) => {
    guard.allow(new RegExp(`status of ${status}`));
    await readyToPlace(page);
    const { order_id } = await readDraft(page);
    let sent = 0;
    await page.route(ORDERS, (route) => {
      sent += 1;
      const headers = { "X-Request-Id": "1f3a9c2e-0000-4000-8000-000000000000" };
      return route.fulfill({ status: Number(status), headers, json: { success: false, error, code } });
    });
    await placeUnsentUntilQuiet(page, SAVED_ONLINE);
    const before = sent;
    await sendNow(page).click();
    await expect.poll(() => sent).toBeGreaterThan(before);
    await expect(sendNow(page)).toBeEnabled();
    await expectSaved(page, SAVED_ONLINE);
    await expect(queuedCard(page)).toContainText(shown);
    await reconnect(page);
    await sendNow(page).click();
    expect(await placedId(page)).toBe(order_id);
    expect(shop.orderOnDisk(order_id)?.total_price).toBe(200);
  });

// promise: What the server then refuses stays, marked 'Needs your OK' with the reason, and can be changed
test("a queued order that is refused needs an OK: changed, it keeps its id", async ({ page, shop, guard }) => {
  guard.allow(LEFT);
  guard.allow(/status of 422/);
  await cartReadyToPlace(page, ["Lime Relish"]);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  await placeUnsentUntilQuiet(page);
  // What will be sent is no longer in the cart, where it would be ordered again.
  await openUntilQuiet(page, "/order-status");
  await expect(queuedCard(page)).toContainText(SAVED);
  await expect(cartCount(page)).toHaveText("");

  await reconnect(page);
  const error = "Lime Relish is sold out. Please take it out of the order.";
  let sent = 0;
  await page.route(ORDERS, (route) => {
    sent += 1;
    return route.fulfill({ status: 422, json: { success: false, error, code: "invalid_order" } });
  });
  await sendNow(page).click();
  await expect(queuedCard(page)).toContainText("Needs your OK");
  await expect(queuedCard(page)).toContainText(error);
  await expect(queuedCard(page)).toContainText("Nothing is placed yet");
  // It stays, and is not sent again unless the customer says so.
  const asked = sent;
  await page.goto("/category/spice");
  await expect(queuedBar(page)).toContainText("Needs your OK");
  await queuedBar(page).getByRole("link", { name: "Review order" }).click();
  await expect(page).toHaveURL("/order-status#saved");
  expect(sent).toBe(asked);

  await reconnect(page);
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
  await page.getByLabel("City").fill("Mylapore");
  await toSummary(page);
  expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
  expect(await place(page)).toBe(order_id);
  expect(shop.orderOnDisk(order_id)?.guest_address).toContain("Mylapore");
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
});

// promise: It is thrown away only by its customer, after a question
test("a queued order is discarded only after a question", async ({ page, shop, guard }) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  await placeUnsent(page);
  await page.getByRole("button", { name: "Discard order" }).click();
  const question = page.getByText("Discard this order for good? It may have reached us already");
  await expect(question).toBeFocused();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expectSaved(page);
  await page.getByRole("button", { name: "Discard order" }).click();
  await page.getByRole("button", { name: "Yes, discard it" }).click();
  await expect(page.getByRole("heading", { name: "Order Not Found" })).toBeVisible();
  expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
  await reconnect(page);
  // A page that is opened sends what is queued.
  await openProduct(page, "Jackfruit Crisps");
  expect(shop.orderOnDisk(order_id)).toBeUndefined();
});

// promise: The first request on a network that is back fails
test("where the first try on a network that is back fails, another one follows", async ({ page, shop, guard }) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  await placeUnsentUntilQuiet(page);
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await failed;
  await reconnect(page);
  expect(await placedId(page)).toBe(order_id);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id ... never as two, from two tabs
test("two tabs send a queued order once, and both show it", async ({ page, shop, guard }) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await page.context().route(ORDERS, (route) => route.abort("connectionfailed"));
  await placeUnsentUntilQuiet(page);
  const other = await page.context().newPage();
  await openUntilQuiet(other, "/category/spice");
  await expect(queuedBar(other)).toContainText(SAVED);
  await page.context().unroute(ORDERS);
  const statuses = orderAnswers(page.context());
  const online = () => void window.dispatchEvent(new Event("online"));
  await Promise.all([page.evaluate(online), other.evaluate(online)]);
  expect(await placedId(page)).toBe(order_id);
  await expect(queuedBar(other).getByText(SAVED)).toHaveCount(0);
  expect(statuses).toEqual([201]);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: Three save attempts: what the API can't be given is on the device's disk, told as no more, and sent on
//   reconnect with the same id ... the first that works: the in-app store, then local storage
// promise: Storage that is full ... in one of its two lists
test("where the first list can't be written the order goes into the second", async ({ page, guard }) => {
  guard.allow(LEFT);
  const older = [{ order_id: "older-shop-000001", user_id: null, items: "of another kind" }];
  await page.addInitScript((list) => {
    if (!localStorage.getItem("orders")) localStorage.setItem("orders", JSON.stringify(list));
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key === "demo_orders") throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  }, older);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  // The queue was sent already when this page was opened: nothing more is tried by itself.
  await placeUnsent(page);
  expect((await readQueue(page)).orders).toMatchObject([...older, { order_id }]);
  await reconnect(page);
  await sendNow(page).click();
  expect(await placedId(page)).toBe(order_id);
  await expect.poll(async () => (await readQueue(page)).orders).toEqual(older);
});

// promise: Two orders
test("with an order saved on the device another can be placed: each goes once", async ({ page, shop, guard }) => {
  guard.allow(LEFT);
  await readyToPlace(page);
  const first = await readDraft(page);
  await cutOff(page);
  await placeUnsent(page);
  await buyNow(page, "Jackfruit Crisps");
  await toSummary(page);
  const second = await readDraft(page);
  expect(second.order_id).not.toBe(first.order_id);
  await placeUnsent(page);
  await reconnect(page);
  await page.goto("/order-status");
  await expect(queuedCard(page).getByText("Order placed")).toHaveCount(2);
  for (const { order_id, items } of [first, second])
    expect(shop.orderOnDisk(order_id)?.items).toMatchObject(items.map((item) => ({ name: item.product_name })));
});
