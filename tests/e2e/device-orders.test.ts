import type { APIRequestContext, Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { placeButton, placedId, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

const list = (page: Page) => page.getByRole("region", { name: "Your orders on this device" });
const cardOf = (page: Page, id: string) => page.getByRole("article", { name: `Order ${spokenNumber(id)}` });
const order = (page: Page) => page.getByRole("region", { name: "Your order", exact: true });

async function place(page: Page, name = "Hill Tea"): Promise<string> {
  await readyToPlace(page, name);
  await placeButton(page).click();
  return placedId(page);
}

async function setStatus(request: APIRequestContext, shop: ServedShop, id: string, status: string): Promise<void> {
  const change = { headers: shop.asStaff, data: { status } };
  expect((await request.patch(`/api/orders?orderId=${id}`, change)).status()).toBe(200);
}

test("right after ordering the order opens without asking for anything, with its expected day", async ({ page }) => {
  await place(page);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(order(page).getByRole("heading", { name: "Order received" })).toBeVisible();
  await expect(order(page)).toContainText(/Expected: .*, by \w+day, \d+ \w+/);
  // A tab of its own knows it as well.
  const id = (await page.evaluate(() => location.hash)).replace("#id=", "");
  const later = await page.context().newPage();
  await later.goto(`/order-status#id=${id}`);
  await expect(order(later)).toContainText(spokenNumber(id));
});

test("a guest's orders are listed on this device with their present status, and are ordered again from there", async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = [await place(page, "Hill Tea"), await place(page, "Black Pepper")];
  await setStatus(request, shop, first, "shipped");
  await setStatus(request, shop, second, "delivered");
  await page.goto("/order-status");
  await expect(cardOf(page, first)).toContainText("On its way");
  await expect(cardOf(page, first)).toContainText(/expected by \w+day, \d+ \w+/);
  await expect(cardOf(page, second)).toContainText("Delivered");
  await expect(cardOf(page, second)).not.toContainText("expected");
  await expect(list(page).getByRole("article")).toHaveCount(2);
  await cardOf(page, second).getByRole("button", { name: "Order again" }).click();
  await expect(cardOf(page, second)).toContainText("In your cart.");
  await cardOf(page, first)
    .getByRole("button", { name: /^Track order/ })
    .click();
  await expect(order(page).getByRole("heading", { name: "On its way" })).toBeVisible();
  await expect(list(page).getByRole("article")).toHaveCount(1);
  await page.goto("/cart");
  await expect(page.getByLabel("Quantity of Black Pepper")).toHaveValue("1");
});

test("without an answer the list shows what is known, and an opened page asks for three orders at most", async ({
  page,
  guard,
}) => {
  guard.allow(/order-status/);
  const id = await place(page);
  await page.evaluate((id) => {
    const [known] = JSON.parse(localStorage.getItem("device_orders") ?? "[]");
    const others = [1, 2, 3, 4].map((n) => ({ ...known, order_id: `${id.slice(0, 14)}AAAAA${n}` }));
    localStorage.setItem("device_orders", JSON.stringify([known, ...others]));
  }, id);
  let asked = 0;
  await page.route("**/api/order-status", (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: { success: false, error: "We found no order.", code: "not_found" } });
  });
  await page.goto("/order-status");
  await expect.poll(() => asked).toBe(3);
  await expect(list(page).getByRole("article")).toHaveCount(5);
  await expect(cardOf(page, id)).toContainText("Order received");
  await page.unroute("**/api/order-status");
  await page.route("**/api/order-status", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.reload();
  await expect(cardOf(page, id)).toContainText("Order received");
  // The network is gone: it asks for no second one.
  await expect.poll(() => asked).toBe(4);
});

test("an order that is opened by its address is looked up once, and the others after it", async ({ page }) => {
  const [first, second] = [await place(page, "Hill Tea"), await place(page, "Black Pepper")];
  const answered: string[] = [];
  let waiting = 0;
  let most = 0;
  await page.route("**/api/order-status", async (route) => {
    waiting += 1;
    most = Math.max(most, waiting);
    const response = await route.fetch();
    waiting -= 1;
    await route.fulfill({ response });
    answered.push(route.request().postDataJSON().order_id);
  });
  await page.goto("/categories");
  await page.goto(`/order-status#id=${second}`);
  await expect(order(page)).toContainText(spokenNumber(second));
  await expect.poll(() => answered).toEqual([second, first]);
  expect(most).toBe(1);
});

test("'Remove my details from this device' leaves no order and no detail of a guest, and the number still opens it", async ({
  page,
}) => {
  const id = await place(page);
  await page.goto("/order-status");
  await page.getByRole("button", { name: "Remove my details from this device" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Removed." })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(0);
  const left = await page.evaluate(() => Object.values({ ...localStorage }).join());
  expect(left).not.toContain(customer.guest_phone);
  expect(left).not.toContain(id);
  await page.getByLabel("Order id").fill(spokenNumber(id).toLowerCase());
  await page.getByLabel("Phone number").fill(customer.guest_phone);
  await page.getByRole("button", { name: "Show my order" }).click();
  await expect(order(page).getByRole("heading", { name: "Order received" })).toBeVisible();
});
