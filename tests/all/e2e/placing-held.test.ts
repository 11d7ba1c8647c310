import type { Page, Route } from "@playwright/test";
import { shop as contact } from "#lib/shop/facts/shop.ts";
import { cutOff, ORDERS, readQueue, reconnect } from "@/tests/support/e2e-queue";
import {
  cartReadyToPlace,
  continueAsGuest,
  fillDetails,
  place,
  placeButton,
  readDraft,
  readyToPlace,
  toSummary,
  typed,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const HELD = "We don't know yet if this order reached us.";

const message = (page: Page) => page.getByRole("main").getByRole("alert");
const changeLinks = (page: Page) => page.getByRole("main").getByRole("link", { name: "Change" });

/** A shopper who waits for as long as a test needs. */
const waitForEver = () => {
  // The page gives up a request by a timer of its own (lib/browser/api/abort-after).
  AbortController.prototype.abort = () => {};
};

/** Orders that are sent from now on stay on their way until they are released. */
async function holdOrders(page: Page, then: (route: Route) => Promise<void> = (route) => route.continue()) {
  await page.addInitScript(waitForEver);
  const letGo = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    sent.resolve();
    await letGo.promise;
    await then(route);
  });
  return { letGo: letGo.resolve, sent: sent.promise };
}

// promise: A reload while it is on its way
test("an order under way is locked, also over a reload, and placed once", async ({ page, shop, guard }) => {
  guard.allow(/ERR_ABORTED POST .*\/api\/orders$/);
  await cartReadyToPlace(page, ["Lime Relish"]);
  // The address and the cart.
  await expect(changeLinks(page)).toHaveCount(2);
  const { order_id } = await readDraft(page);
  const saved = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    saved.resolve();
  });
  await placeButton(page).click();
  await saved.promise;
  await expect(changeLinks(page)).toHaveCount(0);
  expect(await readDraft(page)).toMatchObject({ status: { state: "submitting" } });
  await page.reload();
  await expect(message(page)).toContainText(HELD);
  await expect(message(page)).toContainText("it's never placed twice");
  await expect(page.getByText(typed["Full name"])).toBeVisible();
  await expect(changeLinks(page)).toHaveCount(0);
  await page.unroute(ORDERS);
  expect(await place(page)).toBe(order_id);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

async function walkToProduct(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Spice/ })
    .first()
    .click();
  // The home page's strip has a link of the same name, which leads to the category.
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();
  await page.getByRole("link", { name: "Black Pepper" }).click();
  await page.getByRole("dialog", { name: "Black Pepper" }).getByRole("button", { name: "Buy Now" }).click();
}

test("'Discard this order' frees the tab, and a late answer is not written into it", async ({ page, shop, guard }) => {
  // On a slow walk the first send ends with its time, and a second one is sent.
  guard.allow(/ERR_ABORTED POST .*\/api\/orders$/);
  await page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function (this: Response) {
      const read = await json.call(this);
      // After all that follows at once from the reading.
      if (this.url.endsWith("/api/orders")) setTimeout(() => (document.documentElement.dataset.orderAnswered = ""));
      return read;
    };
  });
  const { letGo, sent } = await holdOrders(page);
  await readyToPlace(page, "Hill Tea");
  const late = await readDraft(page);
  await placeButton(page).click();
  await sent;

  // The customer leaves by a link, so that the response still finds the page's scripts.
  await page.getByRole("link", { name: "Wayanad Larder" }).click();
  await walkToProduct(page);
  await page.getByRole("dialog").getByRole("button", { name: "Continue as Guest" }).click();
  await expect(message(page)).toContainText(HELD);
  await page.getByRole("button", { name: /^Discard this order .*it may have reached us already/ }).click();
  await expect(page).toHaveURL("/#categories");
  expect(await readDraft(page)).toBeNull();
  await walkToProduct(page);
  await continueAsGuest(page);
  await fillDetails(page);
  const next = await readDraft(page);
  expect(next.order_id).not.toBe(late.order_id);

  const answered = page.waitForResponse(ORDERS);
  letGo();
  // A slow walk leaves time for a second send of the same order: its response, 200, may come first.
  expect([200, 201]).toContain((await answered).status());
  // What must not happen gives no sign: but the page has read the answer, and done what it does with one.
  await page.waitForFunction(() => "orderAnswered" in document.documentElement.dataset);
  expect(await readDraft(page)).toEqual(next);
  await expect(page.getByLabel("Full name")).toHaveValue(typed["Full name"]);
  await page.unroute(ORDERS);
  await toSummary(page);
  expect(await place(page)).toBe(next.order_id);
  expect(shop.orderOnDisk(late.order_id)?.items).toMatchObject([{ name: "Hill Tea", qty: 1, price: 200 }]);
  expect(shop.orderOnDisk(next.order_id)?.items).toMatchObject([{ name: "Black Pepper", qty: 1, price: 200 }]);
});

/** Nothing more fits into this browser's disk. */
const fillUp = () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    return this === localStorage ? refuse() : setItem.call(this, key, text);
  };
};

// promise: Storage full: the order stays on screen, with the shop's phone number
// promise: 'There was an error processing your order. Please try again.'
test("storage is full: the order stays on the page, and can be sent from there", async ({ page, shop, guard }) => {
  guard.allow(/ERR_CONNECTION_FAILED/);
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await page.evaluate(fillUp);
  await cutOff(page);
  await placeButton(page).click();
  await expect(message(page)).toContainText("There was an error processing your order. Please try again.");
  await expect(message(page)).toContainText("This browser couldn't save it either: please keep this page open.");
  await expect(message(page)).toContainText(contact.phone);
  await expect(message(page)).toBeFocused();
  await expect(page.getByText("Saved on this device")).toHaveCount(0);
  await expect(page.getByText(typed["Full name"])).toBeVisible();
  await expect(changeLinks(page)).toHaveCount(0);
  expect(await readDraft(page)).toMatchObject({ status: { state: "unknown" } });
  expect(await readQueue(page)).toEqual({ demo_orders: [], orders: [] });
  await reconnect(page);
  expect(await place(page)).toBe(order_id);
  expect(shop.orderOnDisk(order_id)?.total_price).toBe(200);
});
