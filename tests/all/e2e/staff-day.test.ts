import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { REMOVED } from "#lib/shop/order/order-facts.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import {
  card,
  change,
  dialog,
  enter,
  inTamil,
  placeOne,
  placeOrders,
  row,
  test,
  view,
} from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

/** Signs in as somebody who has folded nothing yet, at a shop of the test's own: it counts every order. */
async function firstSignIn(page: Page, shop: ServedShop): Promise<void> {
  await page.setViewportSize({ width: 360, height: 620 });
  await enter(page, shop.url);
}

const summary = (page: Page, words: string | RegExp) => page.locator("summary").filter({ hasText: words });
const shelf = (page: Page) => page.locator("details").filter({ hasText: "From the shelf" }).getByRole("listitem");
const textOf = async (download: Download) => readFileSync((await download.path()) ?? "", "utf8");

// promise: what is not paid before dispatch is packed by no press for all
test("what is to pack is grouped, and a folded or unpaid group is packed by ticks alone", async ({ page, guard }) => {
  guard.allow(/ERR_ABORTED GET .*\/api\/(orders|notifications|staff)/);
  const shop = await serveShop({ RATE_LIMIT: "off" });
  const ids = (await placeOrders(shop, 5)).map(({ order_id }) => order_id);
  const [away = "", home = "", unpaid = "", later = "", first = ""] = ids;
  await change(shop, first, {
    change: { address: { line1: "1", city: "Kochi", state: HOME_STATE, pincode: "682001" } },
  });
  for (const id of [away, home, later, first]) await change(shop, id, { paid: { how: "UPI" } });
  await firstSignIn(page, shop);
  await expect(page.locator(".staff-group > summary")).toHaveText([
    `Ready to pack, ${HOME_STATE}: 2`,
    "Ready to pack, elsewhere: 2",
    "Waiting for payment, elsewhere: 1",
  ]);
  await expect(card(page, unpaid)).toBeHidden();
  await expect(page.getByText(/^4 orders, 8 packs/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark all 4 packed" })).toBeVisible();
  await expectAccessible(page, stateWidths);

  await summary(page, "Ready to pack, elsewhere").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^2 orders, 4 packs/)).toBeVisible();
  await expect(shelf(page)).toHaveText([
    `2 Black Pepper, 200 g${inTamil("Black Pepper", 200)}`,
    `2 Hill Tea, 200 g${inTamil("Hill Tea", 200)}`,
    `1 Green Cardamom, 50 g sample${inTamil("Green Cardamom", 50)} (இலவச சாம்பிள்)`,
  ]);
  await page.reload();
  await expect(card(page, away)).toBeHidden();
  await summary(page, "Waiting for payment").click();
  await expect(card(page, unpaid)).toBeVisible();
  await page.getByRole("button", { name: "Mark all 2 packed" }).click();
  await expect(page.getByText("2 orders packed.")).toBeVisible();
  const statuses = () => ids.map((id) => shop.orderOnDisk(id)?.status);
  expect(statuses()).toEqual(["pending", "packed", "pending", "pending", "packed"]);
  // Nothing that is left on the page is packed by one press; a tick says that this one is meant.
  await expect(page.getByRole("button", { name: /^Mark/ })).toHaveCount(0);
  await page.getByLabel(`Choose ${spokenNumber(unpaid)}`).check();
  await page.getByRole("button", { name: "Mark 1 packed" }).click();
  await expect.poll(statuses).toEqual(["pending", "packed", "packed", "pending", "packed"]);
  await shop.stop();
});

test("on a small phone Orders has lists, files and sums, and a customer is erased", async ({ page, guard }) => {
  // An order under way is not erased.
  guard.allow(/422|ERR_ABORTED GET .*\/api\/(orders|notifications|staff)/);
  const shop = await serveShop({ RATE_LIMIT: "off" });
  const [held, packed, done] = await placeOrders(shop, 3);
  if (!held || !packed || !done) throw new Error("three orders were placed");
  await change(shop, held.order_id, { status: "on hold" });
  await change(shop, packed.order_id, { status: "packed" });
  await change(shop, done.order_id, { status: "delivered" });
  await firstSignIn(page, shop);

  // A message to a customer waits a minute for its first attempt: nothing is wrong with it.
  await view(page, "Problems").click();
  await expect(page.getByText("Every message has arrived.")).toBeVisible();
  const waiting = await fetch(`${shop.url}/api/notifications`, { headers: shop.asStaff });
  expect(((await waiting.json()) as { notifications: unknown[] }).notifications).not.toEqual([]);

  await view(page, "Orders").click();
  const rows = page.locator(".order-row");
  await expect(rows).toHaveCount(3);
  const lists = page.getByRole("group", { name: "Which orders" }).getByRole("button");
  await expect(lists).toHaveText(["All orders", "Not paid", "To refund", "On hold, other"]);
  for (const button of await lists.all()) expect((await button.boundingBox())?.height).toBeLessThan(56);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await lists.last().click();
  await expect(rows).toHaveText(new RegExp(`^${spokenNumber(held.order_id)}`));
  await lists.first().click();
  await page.getByLabel("Find").fill("thiruvananthapuram");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(rows).toHaveText(new RegExp(`^${spokenNumber(packed.order_id)}`));
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows).toHaveCount(3);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download these orders" }).click();
  const books = await textOf(await saved);
  for (const { order_id } of [held, packed, done]) expect(books).toContain(`\r\n${order_id},`);
  expect(books).toContain("\r\nTotal,3,");
  await summary(page, "Ship with the courier's list").click();
  const parcels = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the packed parcels" }).click();
  expect((await textOf(await parcels)).match(/\r\n./g)).toHaveLength(1);

  await summary(page, "What sold").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^3 orders since .* 0 of 3 customers ordered more than once/)).toBeVisible();
  await summary(page, /^Month [A-Z][a-z]+ \d{4}: /).click();
  await expect(page.getByText("4 Black Pepper, 200 g").first()).toBeVisible();
  await expectAccessible(page, stateWidths);
  const sold = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download what sold" }).click();
  expect(await textOf(await sold)).toContain('"Black Pepper, 200 g",4');

  const opened = dialog(page);
  const erasing = opened.getByRole("button", { name: "Erase this customer" });
  await row(page, done.order_id).click();
  await erasing.focus();
  await page.keyboard.press("Enter");
  await expect(opened.getByRole("alert")).toContainText("Products, amounts and dates stay for the books.");
  await expectAccessible(page, stateWidths);
  await opened.getByRole("button", { name: "No", exact: true }).click();
  await expect(opened.getByRole("alert")).toHaveCount(0);
  await erasing.click();
  await opened.getByRole("button", { name: "Yes, erase" }).press("Enter");
  await expect(opened.getByText("Erased from 1 order.")).toBeVisible();
  await expect(erasing).toHaveCount(0);
  expect(shop.orderOnDisk(done.order_id)?.guest_name).toBe(REMOVED);
  await page.keyboard.press("Escape");

  await view(page, "Shop").click();
  const form = page.getByRole("region", { name: "Erase a customer" });
  const erase = form.getByRole("button", { name: "Erase this customer" });
  await form.getByLabel("Phone or e-mail").fill("98765");
  await erase.click();
  await expect(form.getByText("Please type an Indian mobile number or an e-mail address")).toBeVisible();
  await form.getByLabel("Phone or e-mail").fill(packed.guest_phone);
  await erase.click();
  await form.getByRole("button", { name: "Yes, erase" }).click();
  await expect(form.getByText(`Still under way: ${spokenNumber(packed.order_id)}.`)).toBeVisible();
  expect(shop.orderOnDisk(packed.order_id)?.guest_name).toBe(packed.guest_name);
  await expectAccessible(page, stateWidths);
  await form.getByRole("button", { name: "Erase them all the same" }).click();
  // The notice of the erasure before says the same.
  await expect.poll(() => shop.orderOnDisk(packed.order_id)?.guest_name).toBe(REMOVED);
  await expect(page.getByText("Erased from 1 order.")).toBeVisible();
  await form.getByRole("button", { name: /^Erase orders older than \d+ years$/ }).click();
  await form.getByRole("button", { name: "Yes, erase" }).click();
  await expect(page.getByText("Erased from 0 orders.")).toBeVisible();
  expect(shop.orderOnDisk(held.order_id)?.guest_name).toBe(held.guest_name);
  await shop.stop();
});

test("on paper a parcel has its order's number, and the list its orders", async ({ staff, shop }) => {
  const number = spokenNumber((await placeOne(shop)).order_id);
  await staff.reload();
  await staff.emulateMedia({ media: "print" });
  await expect(staff.getByRole("article", { name: `Order ${number}` }).getByText(number)).toBeVisible();
  await expect(staff.getByRole("button", { name: "Packed" })).toHaveCount(0);
  await staff.emulateMedia({ media: "screen" });
  await view(staff, "Orders").click();
  await expect(staff.getByText(number)).toBeVisible();
  await staff.emulateMedia({ media: "print" });
  await expect(staff.getByText(number)).toBeVisible();
});
