import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { lookAgain, placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

const headers = { Authorization: `Bearer ${staffToken}`, "Content-Type": "application/json" };

/** What another person does meanwhile. */
async function meanwhile(shop: ServedShop, orderId: string, change: object): Promise<void> {
  const path = `${shop.url}/api/orders?orderId=${orderId}`;
  const answer = await fetch(path, { method: "PATCH", headers, body: JSON.stringify(change) });
  if (answer.status !== 200) throw new Error(await answer.text());
}

const card = (page: Page, orderId: string) => page.getByRole("article", { name: spokenNumber(orderId) });
const notice = (page: Page) => page.locator(".staff-notice").last();
const history = (shop: ServedShop, orderId: string) =>
  shop.orderOnDisk(orderId)?.status_history.map(({ status }) => status);

async function placed(shop: ServedShop, page: Page, count: number): Promise<string[]> {
  const sent = await placeOrders(shop, count);
  await lookAgain(page);
  for (const { order_id } of sent) await expect(card(page, order_id)).toBeVisible();
  return sent.map(({ order_id }) => order_id);
}

/** The page goes on showing its lists as they are now: on a slow machine its next look would come before the press. */
async function staysAsShown(page: Page): Promise<void> {
  const shown = new Map<string, string>();
  await page.route("**/api/orders?*", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const body = shown.get(route.request().url()) ?? (await (await route.fetch()).text());
    shown.set(route.request().url(), body);
    await route.fulfill({ contentType: "application/json", body });
  });
  // A look that is under way when the page is asked for one is the only one.
  await expect
    .poll(async () => {
      await lookAgain(page);
      return [...shown.keys()].some((url) => url.includes("status="));
    })
    .toBe(true);
}

/** Opens an order in the list of all. */
async function opened(page: Page, orderId: string) {
  await view(page, "Orders").click();
  await page.getByLabel("Find").fill(orderId.slice(-6));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: new RegExp(`^${spokenNumber(orderId)}`) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("To collect")).toBeVisible();
  return dialog;
}

// promise: whoever presses later undoes no cancellation
test("'Packed' on a page that shows an order as pending which was cancelled since changes nothing, says when, goes on after a yes, and Undo cancels it again", async ({
  staff,
  shop,
}) => {
  const [id = ""] = await placed(shop, staff, 1);
  await staysAsShown(staff);
  await meanwhile(shop, id, { status: "cancelled", notify: false });
  await card(staff, id).getByRole("button", { name: "Packed" }).click();
  await expect(notice(staff)).toContainText("Nothing was changed.");
  await expect(notice(staff)).toContainText(/It is cancelled since \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(history(shop, id)).toEqual(["pending", "cancelled"]);
  await expectAccessible(staff, stateWidths);
  await notice(staff).getByRole("button", { name: "Change all the same" }).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} packed.`);
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("Undone");
  expect(history(shop, id)).toEqual(["pending", "cancelled", "packed", "cancelled"]);
});

test("'Mark all' packs what is as the page shows it and names what isn't; Undo tells no customer", async ({
  staff,
  shop,
}) => {
  const [one = "", gone = "", two = "", left = ""] = await placed(shop, staff, 4);
  await staysAsShown(staff);
  await meanwhile(shop, gone, { status: "cancelled", notify: false });
  for (const id of [one, gone, two]) await staff.getByLabel(`Choose ${spokenNumber(id)}`).check();
  await staff.getByRole("button", { name: "Mark 3 packed" }).click();
  await expect(notice(staff)).toContainText("2 orders packed.");
  await expect(notice(staff)).toContainText(`${spokenNumber(gone)}: Not changed`);
  // The notice stays for a minute: on a phone the next parcel's button can be scrolled above it.
  await staff.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = await card(staff, left).getByRole("button", { name: "Packed" }).boundingBox();
  const foot = await notice(staff).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  expect(history(shop, gone)).toEqual(["pending", "cancelled"]);
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("Undone: 2 orders.");
  expect(history(shop, one)).toEqual(["pending", "packed", "pending"]);
  const waiting = await fetch(`${shop.url}/api/notifications`, { headers });
  const { notifications } = (await waiting.json()) as { notifications: { id: string }[] };
  const ofUndo = [one, two].flatMap((id) => [`${id}:status-2-email`, `${id}:status-2-sms`]);
  expect(notifications.filter(({ id }) => ofUndo.includes(id))).toEqual([]);
});

test("a courier's list ships no order that was cancelled, nor one that has arrived, before a yes", async ({
  staff,
  shop,
}) => {
  const [one = "", gone = "", there = ""] = await placed(shop, staff, 3);
  await meanwhile(shop, one, { status: "packed", paid: { how: "UPI" } });
  await meanwhile(shop, gone, { status: "cancelled", notify: false });
  await meanwhile(shop, there, { status: "delivered", notify: false });
  await view(staff, "Orders").click();
  await staff.getByText("Ship with the courier's list").click();
  const rows = [one, gone, there, one].map((id, n) => `${id.slice(-6)}, ST Courier, ${n}`);
  await staff.getByLabel("A row per order").fill(rows.join("\n"));
  await staff.getByRole("button", { name: "Mark shipped" }).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(one)} shipped.`);
  await expect(notice(staff)).toContainText(/It is cancelled since/);
  await expect(notice(staff)).toContainText(/It is delivered since/);
  await expect(notice(staff)).toContainText("in the list twice");
  expect(shop.orderOnDisk(one)?.tracking?.number).toBe("0");
  expect([history(shop, gone), history(shop, there)]).toEqual([
    ["pending", "cancelled"],
    ["pending", "delivered"],
  ]);
  await notice(staff).getByRole("button", { name: "Change all the same" }).click();
  await expect(notice(staff)).toContainText("2 orders shipped.");
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("Undone");
  await expect.poll(() => history(shop, there)).toEqual(["pending", "delivered", "shipped", "delivered"]);
  expect(history(shop, gone)).toEqual(["pending", "cancelled", "shipped", "cancelled"]);
});

test("a note that somebody else saved meanwhile is shown, and replaced after a yes alone", async ({
  staff,
  shop,
  guard,
}) => {
  guard.allow(/409/);
  const [id = ""] = await placed(shop, staff, 1);
  const dialog = await opened(staff, id);
  await dialog.getByText("Note", { exact: true }).click();
  await dialog.getByLabel("Note for staff").fill("Leave at the gate");
  await meanwhile(shop, id, { note: "Ring twice" });
  const save = dialog.getByRole("button", { name: "Save note" });
  await save.click();
  await expect(dialog.getByText("Meanwhile another note was saved: Ring twice")).toBeVisible();
  await expect(save).toBeDisabled();
  expect(shop.orderOnDisk(id)?.note).toBe("Ring twice");
  await expect(dialog.getByLabel("Note for staff")).toHaveValue("Leave at the gate");
  await expectAccessible(staff, stateWidths);
  await dialog.getByRole("button", { name: "Replace it with mine" }).click();
  await save.click();
  await expect(dialog.getByText("Saved.")).toBeVisible();
  expect(shop.orderOnDisk(id)?.note).toBe("Leave at the gate");
});
