import type { APIRequestContext, Page, Route } from "@playwright/test";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { type DeviceOrder, withDeviceOrder } from "#lib/shop/order/device-orders.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { seed } from "@/tests/support/e2e-shopper";
import { change } from "@/tests/support/e2e-staff";
import { expect, test } from "@/tests/support/e2e-test";
import { anOrder, customer, paid } from "@/tests/support/orders";

const list = (page: Page) => page.getByRole("region", { name: "Your orders on this device" });
const cardOf = (page: Page, id: string) => page.getByRole("article", { name: `Order ${spokenNumber(id)}` });
const order = (page: Page) => page.getByRole("region", { name: "Your order", exact: true });

/** Places orders of one pack each, and has this browser remember them as its guest's, the last one first. */
async function ordered(page: Page, request: APIRequestContext, ...names: string[]): Promise<string[]> {
  const known: Order[] = [];
  for (const name of names) {
    const data = anOrder({ items: [paid(name)], total_price: 200 });
    const answer = await request.post("/api/orders", { data });
    known.push(((await answer.json()) as { order: Order }).order);
  }
  await seed(page, {
    device_orders: known.reduce<DeviceOrder[]>(withDeviceOrder, []),
    checkout_details: { user_id: null, form: { ...emptyCheckoutForm, guest_phone: customer.guest_phone } },
  });
  return known.map(({ order_id }) => order_id);
}

test("a guest's orders are listed on this device, and ordered again from there", async ({ page, request, shop }) => {
  const [first = "", second = ""] = await ordered(page, request, "Hill Tea", "Black Pepper");
  await change(shop, first, { status: "shipped" });
  await change(shop, second, { status: "delivered" });
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
  await page.goto("/ta/order-status");
  await expect(page.locator("main article").first()).toContainText(
    findProductByName("Black Pepper")?.names.ta ?? "none",
  );
});

test("without an answer the list shows what is known, and asks no more", async ({ page, request, guard }) => {
  guard.allow(/order-status/);
  const ids = await ordered(page, request, "Hill Tea", "Black Pepper");
  let asked = 0;
  const json = { success: false, error: "We found no order.", code: "not_found" };
  let answer = (route: Route) => route.fulfill({ status: 404, json });
  await page.route("**/api/order-status", (route) => {
    asked += 1;
    return answer(route);
  });
  await page.goto("/order-status");
  await expect.poll(() => asked).toBe(2);
  for (const id of ids) await expect(cardOf(page, id)).toContainText("Order received");
  answer = (route) => route.abort();
  await page.reload();
  await expect.poll(() => asked).toBe(3);
  for (const id of ids) await expect(cardOf(page, id)).toContainText("Order received");
  expect(asked).toBe(3);
});

test("an order's own address looks it up once, and the others after it", async ({ page, request }) => {
  const [first = "", second = ""] = await ordered(page, request, "Hill Tea", "Black Pepper");
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
  await expect(order(page)).toContainText(/Expected: .*, by \w+day, \d+ \w+/);
  await expect.poll(() => answered).toEqual([second, first]);
  expect(most).toBe(1);
});

test("'Remove my details from this device' leaves nothing of a guest", async ({ page, request, guard }) => {
  guard.allow(/status of 404/);
  const [id = ""] = await ordered(page, request, "Hill Tea");
  await page.goto("/order-status");
  await page.getByRole("button", { name: "Remove my details from this device" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Removed." })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(0);
  const left = await page.evaluate(() => Object.values({ ...localStorage }).join());
  expect(left).not.toContain(customer.guest_phone);
  expect(left).not.toContain(id);
  const [number, phone] = [page.getByLabel("Order id"), page.getByLabel("Phone number")];
  const show = page.getByRole("button", { name: "Show my order" });
  await show.click();
  for (const field of [number, phone]) await expect(field).toHaveAttribute("aria-invalid", "true");
  await number.fill("ABCDEFGHJKMNPQRSTVWX");
  await phone.fill(customer.guest_phone);
  await show.click();
  await expect(page.getByRole("main").locator(".notice-error")).toBeVisible();
  await number.fill(spokenNumber(id).toLowerCase());
  await show.click();
  await expect(order(page).getByRole("heading", { name: "Order received" })).toBeVisible();
});
