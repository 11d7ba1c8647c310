import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { overlaps } from "@/tests/support/e2e-overlaps";
import { lookAgain, placeOrders, signIn, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

const card = (page: Page, orderId: string) => page.getByRole("article", { name: spokenNumber(orderId) });
/** Next announces pages in one of its own. */
const alert = (page: Page) => page.getByRole("alert").and(page.locator(".notice"));
const dialog = (page: Page) => page.getByRole("dialog");
const onlyOrder = async (shop: Parameters<typeof placeOrders>[0]) => {
  const [order] = await placeOrders(shop, 1);
  if (!order) throw new Error("no order was placed");
  return order;
};

/** Finds an order by what a customer says on the phone, and opens it. */
async function openOrder(page: Page, orderId: string): Promise<void> {
  await view(page, "Orders").click();
  await page.getByLabel("Find").fill(orderId.slice(-6).toLowerCase());
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: new RegExp(`^${spokenNumber(orderId)}`) }).click();
  await expect(dialog(page).getByText("To collect")).toBeVisible();
}

// promise: /staff shows nothing to anybody else
test("without the staff token the page shows its sign-in alone, and a wrong one is told so", async ({
  page,
  guard,
}) => {
  guard.allow(/401/);
  const answer = await page.goto("/staff/orders");
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(answer?.headers()["content-security-policy"]).not.toMatch(/https?:/);
  await page.getByLabel("Staff token").fill("guessed");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(alert(page)).toHaveText("That isn't the staff token. Please check it and try again.");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page, stateWidths);
});

test("the token is in no storage, cookie or address that the page can read, and a reload keeps the session until it is ended", async ({
  staff,
}) => {
  const readable = () =>
    staff.evaluate(() => [document.cookie, location.href, ...Object.values({ ...localStorage, ...sessionStorage })]);
  expect((await readable()).join()).not.toContain("staff-token");
  await staff.reload();
  await expect(view(staff, "Shop")).toBeVisible();
  await staff.getByRole("button", { name: "Sign out" }).click();
  await expect(staff.getByLabel("Staff token")).toBeVisible();
  await staff.reload();
  await expect(staff.getByLabel("Staff token")).toBeVisible();
});

test("the name of who is signed in is beside 'Sign out', and the longest one has room on the smallest phone", async ({
  staff,
}) => {
  const tools = staff.getByRole("banner").locator(".staff-tools");
  await expect(tools).toHaveText(/staffSign out$/);
  const name = "W".repeat(20);
  await staff.route("**/api/staff/session", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), name } });
  });
  await staff.setViewportSize({ width: 320, height: 640 });
  await staff.reload();
  await expect(tools).toContainText(name);
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(staff, stateWidths);
});

test("a new order appears by itself with a sound, unless the sound is off", async ({ staff, shop }) => {
  await staff.evaluate(() => {
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function note() {
      document.body.dataset.notes = String(Number(document.body.dataset.notes ?? 0) + 1);
      return real.call(this);
    };
  });
  const notes = () => staff.evaluate(() => Number(document.body.dataset.notes ?? 0));
  const first = await onlyOrder(shop);
  await lookAgain(staff);
  await expect(card(staff, first.order_id)).toBeVisible();
  await expect.poll(notes).toBe(2);
  await staff.getByRole("button", { name: "Sound on" }).click();
  const second = await onlyOrder(shop);
  await lookAgain(staff);
  await expect(card(staff, second.order_id)).toBeVisible();
  expect(await notes()).toBe(2);
});

// promise: staff are warned of what a customer typed before they tap it
test("an order with a link in its address is marked on its card, in the list and where it is opened, and the link is none", async ({
  staff,
  shop,
}) => {
  const guest_address = "14 Kutchery Road, Slip: https://evil.example/staff, Chennai, Tamil Nadu - 600004";
  const [sent] = await placeOrders(shop, 1, { guest_address });
  const number = spokenNumber(sent?.order_id ?? "");
  await lookAgain(staff);
  const mark = "Contains a link";
  await expect(staff.getByRole("article", { name: number }).getByText(mark)).toBeVisible();
  await view(staff, "Orders").click();
  const row = staff.getByRole("button", { name: new RegExp(`^${number}`) });
  await expect(row).toContainText(mark);
  await row.click();
  await expect(staff.getByRole("dialog").getByText(mark)).toBeVisible();
  // The words of a chat have it apart.
  const chat = dialog(staff).getByRole("link", { name: "WhatsApp: address" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d{10}\?text=\S*https%3A%20%2F%2Fevil\.%20example/);
  await expect(staff.locator('a[href*="evil"]')).toHaveCount(1);
});

test("lines that were ticked off stay ticked after a reload", async ({ staff, shop }) => {
  const order = await onlyOrder(shop);
  await lookAgain(staff);
  const line = card(staff, order.order_id).getByRole("checkbox", { name: "Hill Tea" });
  await line.check();
  await staff.reload();
  await expect(line).toBeChecked();
});

// promise: /staff survives a lost connection and sends nothing twice
test("with the connection lost the page says so, and what is pressed again later is done once", async ({
  staff,
  shop,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const order = await onlyOrder(shop);
  await lookAgain(staff);
  const packed = card(staff, order.order_id).getByRole("button", { name: "Packed" });
  await expect(packed).toBeVisible();
  const notSaved = staff.getByRole("alert").and(staff.locator(".staff-notice"));
  await context.setOffline(true);
  await expect(staff.getByText("No connection.")).toBeVisible();
  await packed.click();
  await expect(notSaved).toContainText("can't be reached");
  await context.setOffline(false);
  await notSaved.getByRole("button", { name: "Try again" }).click();
  await expect(card(staff, order.order_id)).toHaveCount(0);
  expect(shop.orderOnDisk(order.order_id)?.status_history.map(({ status }) => status)).toEqual(["pending", "packed"]);
  await lookAgain(staff);
  await expect(staff.getByText("No connection.")).toHaveCount(0);
});

test("a change whose answer was lost is not made twice", async ({ staff, shop, guard }) => {
  guard.allow(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  const order = await onlyOrder(shop);
  await lookAgain(staff);
  await staff.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort("connectionfailed");
  });
  const packed = card(staff, order.order_id).getByRole("button", { name: "Packed" });
  await packed.click();
  const notSaved = staff.getByRole("alert").and(staff.locator(".staff-notice"));
  await expect(notSaved).toContainText("can't be reached");
  await staff.unroute("**/api/orders");
  // The card itself goes when the list happens to be read again.
  await notSaved.getByRole("button", { name: "Try again" }).click();
  await expect(card(staff, order.order_id)).toHaveCount(0);
  expect(shop.orderOnDisk(order.order_id)?.status_history.map(({ status }) => status)).toEqual(["pending", "packed"]);
});

test("an order is found by six characters and shows everything; tracking, payment and note are saved, a step back is asked about", async ({
  staff,
  shop,
}) => {
  const order = await onlyOrder(shop);
  await openOrder(staff, order.order_id);
  await expect(dialog(staff)).toContainText(order.guest_address);
  const chat = (about: string) => dialog(staff).getByRole("link", { name: `WhatsApp: ${about}` });
  await expect(chat("confirm")).toHaveAttribute(
    "href",
    new RegExp(`^https://wa.me/91${order.guest_phone}\\?text=Hello%20Customer\\S*We%20have%20your%20order`),
  );
  await dialog(staff).getByText("Tracking", { exact: true }).click();
  await dialog(staff).getByRole("button", { name: "Save tracking" }).click();
  await expect(dialog(staff).getByText("Which courier?")).toBeVisible();
  await dialog(staff).getByLabel("Courier").fill("ST Courier");
  await dialog(staff).getByLabel("Number", { exact: true }).fill("7788");
  await dialog(staff).getByRole("button", { name: "Save tracking" }).click();
  await expect(dialog(staff).getByText("Saved.")).toBeVisible();
  await dialog(staff).getByText("Payment", { exact: true }).click();
  await dialog(staff).getByLabel("How").fill("UPI");
  await dialog(staff).getByRole("button", { name: "Save payment" }).click();
  await expect(dialog(staff).getByText("Paid: UPI")).toBeVisible();
  await dialog(staff).getByText("Note", { exact: true }).click();
  await dialog(staff).getByLabel("Note for staff").fill("Ring twice");
  await dialog(staff).getByRole("button", { name: "Save note" }).click();
  await expect.poll(() => shop.orderOnDisk(order.order_id)?.note).toBe("Ring twice");

  await dialog(staff).getByRole("button", { name: "Delivered" }).click();
  await expect(dialog(staff).getByText("Now delivered")).toBeVisible();
  await expect(chat("delivered")).toHaveAttribute("href", /should%20be%20with%20you%20now/);
  await dialog(staff).getByRole("button", { name: "Packed" }).click();
  await dialog(staff).getByRole("button", { name: "No", exact: true }).click();
  expect(shop.orderOnDisk(order.order_id)?.status).toBe("delivered");
  await dialog(staff).getByRole("button", { name: "Packed" }).click();
  await dialog(staff).getByRole("button", { name: "Yes, back to packed" }).click();
  await expect(dialog(staff).getByText("Now packed")).toBeVisible();
  expect(shop.orderOnDisk(order.order_id)).toMatchObject({
    status: "packed",
    tracking: { courier: "ST Courier", number: "7788" },
    paid: { how: "UPI" },
  });
});

test("a courier's list ships its good rows; a wrong row and an unknown order stay in it, each with why", async ({
  staff,
  shop,
  request,
}) => {
  const order = await onlyOrder(shop);
  await view(staff, "Orders").click();
  await staff.getByText("Ship with the courier's list").click();
  const list = staff.getByLabel("A row per order");
  const ship = staff.getByRole("button", { name: "Mark shipped" });
  const stays = staff.locator("details").getByRole("alert");
  await ship.click();
  await expect(staff.getByText("Paste at least one row")).toBeVisible();
  await list.fill(`${order.order_id}, ST Courier, 1\nZZZZZZ, ST Courier, 2\nYYYYYY, ST Courier`);
  await ship.click();
  // What is not packed, or not paid before dispatch, does not leave with a list.
  await expect(stays).toContainText("3 rows stay");
  await expect(stays).toContainText("It is not packed yet.");
  await expect(stays).toContainText("There is no order ZZZZZZ.");
  await expect(stays).toContainText("It has no number.");
  expect(shop.orderOnDisk(order.order_id)?.status).toBe("pending");
  const data = { status: "packed", paid: { how: "UPI" } };
  await request.patch(`/api/orders?orderId=${order.order_id}`, { headers: shop.asStaff, data });
  await ship.click();
  await expect(staff.getByText("ZZZZZZ: There is no order ZZZZZZ.")).toBeVisible();
  await expect(stays).toContainText("2 rows stay");
  await expect.poll(() => shop.orderOnDisk(order.order_id)?.status).toBe("shipped");
  await expect(list).toHaveValue("ZZZZZZ, ST Courier, 2\nYYYYYY, ST Courier");
});

test("a product is switched to sold out, and orders are paused and taken again", async ({ staff, shop, request }) => {
  const state = async () => (await request.get(`${shop.url}/api/shop`)).json();
  await view(staff, "Shop").click();
  await expect(staff.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
  await staff.getByRole("checkbox", { name: "Hill Tea" }).uncheck();
  await expect(staff.getByText("Sold out", { exact: true })).toBeVisible();
  expect((await state()).sold_out).toEqual(["hill-tea"]);
  await staff.getByRole("checkbox", { name: "Hill Tea" }).check();
  await expect.poll(async () => (await state()).sold_out).toEqual([]);
  await staff.getByRole("button", { name: "Pause all orders" }).click();
  await expect(staff.getByText("Please write one sentence")).toBeVisible();
  await staff.getByLabel("Why nobody can order").fill("We are making a new batch.");
  await staff.getByRole("button", { name: "Pause all orders" }).click();
  await expect(staff.getByRole("heading", { name: "Orders are paused" })).toBeVisible();
  expect((await state()).orders_paused).toBe("We are making a new batch.");
  await staff.getByRole("button", { name: "Open the shop again" }).click();
  await expect(staff.getByRole("heading", { name: "The shop is open" })).toBeVisible();
});

test("a session that the server no longer knows leads back to the sign-in", async ({ staff, context, guard }) => {
  guard.allow(/401/);
  await context.clearCookies();
  await view(staff, "Orders").click();
  await expect(staff.getByLabel("Staff token")).toBeVisible();
});

test("every view has no barrier, nothing lies on anything else, and no page is wider than a phone", async ({
  page,
  shop,
}) => {
  await placeOrders(shop, 3);
  await signIn(page);
  for (const name of ["To pack", "Orders", "New order", "Problems", "Shop"]) {
    // A button of the list of all orders.
    if (name === "New order") await page.getByRole("link", { name }).click();
    else await view(page, name).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Fetching")).toHaveCount(0);
    await expectAccessible(page);
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const place of ["start", "end"] as const)
        expect(await overlaps(page, place), `${name} at ${width}, ${place}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test("the morning's main steps work by keyboard alone", async ({ staff, shop }) => {
  const order = await onlyOrder(shop);
  await staff.reload();
  await expect(card(staff, order.order_id)).toBeVisible();
  await card(staff, order.order_id)
    .getByRole("button", { name: spokenNumber(order.order_id) })
    .focus();
  await staff.keyboard.press("Enter");
  await expect(dialog(staff)).toBeVisible();
  await staff.keyboard.press("Escape");
  await expect(card(staff, order.order_id).getByRole("button", { name: spokenNumber(order.order_id) })).toBeFocused();
  await card(staff, order.order_id).getByRole("button", { name: "Packed" }).focus();
  await staff.keyboard.press("Space");
  await expect(card(staff, order.order_id)).toHaveCount(0);
  expect(shop.orderOnDisk(order.order_id)?.status).toBe("packed");
});
