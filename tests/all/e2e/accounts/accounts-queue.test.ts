import type { Page } from "@playwright/test";
import { newcomer, signedIn, signInAt, signOutByMenu, test } from "@/tests/support/e2e-accounts";
import {
  cutOff,
  LEFT,
  ORDERS,
  placeUnsent,
  queuedBar,
  queuedCard,
  readQueue,
  reconnect,
} from "@/tests/support/e2e-queue";
import { sendJson } from "@/tests/support/e2e-shop";
import { readDraft, readyToPlace } from "@/tests/support/e2e-shopper";
import { expect } from "@/tests/support/e2e-test";
import { anOrder, phoneOf } from "@/tests/support/orders";

type Person = ReturnType<typeof newcomer>;

/** The order of the signed-in user, for one pack, which could not be sent. */
async function orderUnsent(page: Page, { name, email, phone }: Person, total = 200): Promise<string> {
  await readyToPlace(page, "Hill Tea", { guest_name: name, guest_email: email, guest_phone: phone });
  // The server's word on the offers comes after the user is confirmed.
  await expect(page.getByRole("main")).toContainText(`Total₹${total}`);
  const { order_id } = await readDraft(page);
  await cutOff(page);
  await placeUnsent(page);
  return order_id;
}

const remove = (page: Page) => page.getByRole("button", { name: "Remove my details from this device" });

// promise: One made signed in is sent only with that user's token
// promise: Clean-up removes no unsent order ... nor does signing out, and nobody else sends it
test("a user's queued order waits for that user, and nobody else sends it", async ({ page, emulator, shop, guard }) => {
  guard.allow(LEFT);
  const second = newcomer("Balan Murugan");
  await emulator.addUser({ email: second.email, password: second.password, displayName: second.name });
  const first = await signedIn(page, emulator, { ...newcomer("Andal Perumal"), phone: phoneOf(81) });
  const orderId = await orderUnsent(page, first);
  await page.goto("/");
  await signOutByMenu(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) sent += 1;
  });
  await reconnect(page);
  await page.goto("/categories");
  await expect(queuedBar(page)).toHaveText(/Sign in with the same account to send it.*Sign In/);

  await signInAt(page, second);
  await page.goto("/order-status");
  await expect(page.getByRole("heading", { level: 1, name: "Order status" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: second.name })).toBeVisible();
  await expect(queuedBar(page)).toHaveCount(0);
  await expect(queuedCard(page)).toHaveCount(0);
  // One user's details can be removed without another customer's order.
  await remove(page).click();
  await expect(page).toHaveURL(/\/login/);
  expect(sent).toBe(0);
  expect((await readQueue(page)).demo_orders).toMatchObject([{ order_id: orderId, status: { state: "queued" } }]);

  await signInAt(page, first);
  await expect(queuedBar(page)).toContainText("Order placed");
  expect(sent).toBe(1);
  expect(shop.ordersOnDisk().filter(({ order_id }) => order_id === orderId)).toMatchObject([
    { guest_name: first.name, user_id: first.id },
  ]);
});

// promise: What the server then refuses stays, marked 'Needs your OK' with the reason, and can be changed ... or with
//   the true figures, accepted by its customer alone
test("an order queued with an offer that is lost meanwhile needs an OK", async ({ page, emulator, shop, guard }) => {
  guard.allow(LEFT);
  guard.allow(/status of 409/);
  const person = await signedIn(page, emulator, { ...newcomer(), phone: phoneOf(82) });
  await page.goto("/first-order");
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  const orderId = await orderUnsent(page, person, 100);
  expect((await readQueue(page)).demo_orders).toMatchObject([{ final_amount: 100 }]);

  const token = await emulator.signIn(person.email, person.password);
  const items = [{ name: "Jackfruit Crisps", qty: 1, price: 200 }];
  const order = anOrder({ guest_email: person.email, guest_phone: person.phone, items, total_price: 100 });
  const elsewhere = await sendJson("POST", `${shop.url}/api/orders`, order, { authorization: `Bearer ${token}` });
  expect(elsewhere.status).toBe(201);

  await reconnect(page);
  await page.goto("/order-status");
  await expect(queuedCard(page)).toContainText("Needs your OK");
  await expect(queuedCard(page)).toContainText("Total before: ₹100. Total now: ₹200.");
  expect(shop.orderOnDisk(orderId)).toBeUndefined();
  const sent = page.waitForRequest(ORDERS);
  await page.getByRole("button", { name: "Place Order at ₹200" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ order_id: orderId, total_price: 200 });
  await expect(queuedCard(page)).toContainText("Order placed");
  expect(shop.orderOnDisk(orderId)).toMatchObject({ total_price: 200, discount_kind: null });
});

// promise: Removing one's details never loses an unsent order in silence
test("'Remove my details from this device' asks about a queued order", async ({ page, emulator, guard }) => {
  guard.allow(LEFT);
  const person = await signedIn(page, emulator, { ...newcomer(), phone: phoneOf(83) });
  const orderId = await orderUnsent(page, person);
  await page.goto("/profile");
  await remove(page).click();
  await expect(page.getByText("One of your orders is only on this device: we don't have it yet.")).toBeFocused();
  await page.getByRole("button", { name: "Keep it, remove the rest" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await readQueue(page)).demo_orders).toMatchObject([{ order_id: orderId }]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("profile_"))))
    .toEqual([]);

  await signInAt(page, person, "/login?next=/profile", "/profile");
  await remove(page).click();
  await page.getByRole("button", { name: "Remove everything, the unsent order too" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => readQueue(page)).toEqual({ demo_orders: [], orders: [] });
});
