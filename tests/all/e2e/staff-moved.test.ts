import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { serveShop } from "@/tests/support/e2e-shop";
import {
  card,
  change,
  dialog,
  lookAgain,
  notice,
  openOrder,
  placeOne,
  placeOrders,
  signIn,
  statusesOf,
  test,
  view,
} from "@/tests/support/e2e-staff";
import { standInMail } from "@/tests/support/e2e-stand-ins";
import { expect } from "@/tests/support/e2e-test";
import { warehouse } from "@/tests/support/orders";

const press = (page: Page, name: string) => notice(page).getByRole("button", { name }).click();

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

// promise: whoever presses later undoes no cancellation
test("'Packed' on a page that doesn't know of a cancellation changes the others alone", async ({ staff, shop }) => {
  const ids = (await placeOrders(shop, 4)).map(({ order_id }) => order_id);
  const [one = "", gone = "", two = "", left = ""] = ids;
  await lookAgain(staff);
  for (const id of ids) await expect(card(staff, id)).toBeVisible();
  await staysAsShown(staff);
  await change(shop, gone, { status: "cancelled", notify: false });
  for (const id of [one, gone, two]) await staff.getByLabel(`Choose ${spokenNumber(id)}`).check();
  await staff.getByRole("button", { name: "Mark 3 packed" }).click();
  await expect(notice(staff)).toContainText("2 orders packed.");
  await expect(notice(staff)).toContainText(`${spokenNumber(gone)}: Not changed`);
  // The notice stays for a minute: on a phone the next parcel's button can be scrolled above it.
  await staff.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const button = await card(staff, left).getByRole("button", { name: "Packed" }).boundingBox();
  const foot = await notice(staff).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  expect(statusesOf(shop, gone)).toEqual(["pending", "cancelled"]);
  await press(staff, "Undo");
  await expect(notice(staff)).toContainText("Undone: 2 orders.");
  expect(statusesOf(shop, one)).toEqual(["pending", "packed", "pending"]);
  const waiting = await fetch(`${shop.url}/api/notifications`, { headers: shop.asStaff });
  const { notifications } = (await waiting.json()) as { notifications: { id: string }[] };
  const ofUndo = [one, two].flatMap((id) => [`${id}:status-2-email`, `${id}:status-2-sms`]);
  expect(notifications.filter(({ id }) => ofUndo.includes(id))).toEqual([]);

  await card(staff, gone).getByRole("button", { name: "Packed" }).click();
  await expect(notice(staff)).toContainText("Nothing was changed.");
  await expect(notice(staff)).toContainText(/It is cancelled since \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(statusesOf(shop, gone)).toEqual(["pending", "cancelled"]);
  await expectAccessible(staff, stateWidths);
  await press(staff, "Change all the same");
  await expect(notice(staff)).toContainText(`${spokenNumber(gone)} packed.`);
  await press(staff, "Undo");
  await expect(notice(staff)).toContainText("Undone");
  expect(statusesOf(shop, gone)).toEqual(["pending", "cancelled", "packed", "cancelled"]);
});

test("a note that somebody else saved meanwhile is replaced after a yes alone", async ({ staff, shop, guard }) => {
  guard.allow(/409/);
  const { order_id } = await placeOne(shop);
  const note = () => shop.orderOnDisk(order_id)?.note;
  await openOrder(staff, order_id);
  await dialog(staff).getByText("Note", { exact: true }).click();
  await dialog(staff).getByLabel("Note for staff").fill("Leave at the gate");
  await change(shop, order_id, { note: "Ring twice" });
  const save = dialog(staff).getByRole("button", { name: "Save note" });
  await save.click();
  await expect(dialog(staff).getByText("Meanwhile another note was saved: Ring twice")).toBeVisible();
  await expect(save).toBeDisabled();
  expect(note()).toBe("Ring twice");
  await expect(dialog(staff).getByLabel("Note for staff")).toHaveValue("Leave at the gate");
  await expectAccessible(staff, stateWidths);
  await dialog(staff).getByRole("button", { name: "Replace it with mine" }).click();
  await save.click();
  await expect(dialog(staff).getByText("Saved.")).toBeVisible();
  expect(note()).toBe("Leave at the gate");
});

// promise: retry after mending sends each once
test("refused mails say why, and once that is mended one press sends each once", async ({ page, guard }) => {
  guard.allow(/ERR_ABORTED GET .*\/api\/(orders|notifications|staff)/);
  let isBroken = true;
  const mail = await standInMail({ refusesReaders: () => isBroken });
  const shop = await serveShop({ RATE_LIMIT: "off", ...mail.settings, SMTP_URL: `${mail.settings.SMTP_URL}?tls=off` });
  const orders = await placeOrders(shop, 2);
  await signIn(page, shop.url);
  await view(page, "Problems").click();
  const group = page
    .locator(".staff-messages")
    .filter({ has: page.getByRole("heading", { name: /^The mail server answered 550/ }) });
  await expect(group.getByText("Mail to the warehouse, given up")).toHaveCount(2);
  await expect(group.getByText("Mail to the customer, given up")).toHaveCount(2);
  const number = group.getByRole("button", { name: `Order ${spokenNumber(orders[0]?.order_id ?? "")}` });
  await number.first().click();
  await expect(dialog(page).getByText("To collect")).toBeVisible();
  await page.keyboard.press("Escape");

  const dismissed = group.getByRole("listitem").filter({ hasText: "Mail to the customer" }).first();
  await dismissed.getByRole("button", { name: "Dismiss" }).click();
  await expect(group.getByText("Mail to the customer, given up")).toHaveCount(1);

  isBroken = false;
  await group.getByRole("button", { name: "Try all again" }).click();
  await expect(page.getByText("Every message has arrived.")).toBeVisible();
  expect(mail.mails.map(({ to }) => to?.[0]?.address).filter((to) => to === warehouse.email)).toHaveLength(2);
  expect(mail.mails).toHaveLength(3);
  await shop.stop();
  await mail.stop();
});
