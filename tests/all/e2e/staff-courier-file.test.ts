import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import type { ServedShop } from "@/tests/support/e2e-shop";
import {
  change,
  countedActions,
  notice,
  placeOne,
  placeOrders,
  statusesOf,
  test,
  view,
} from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

/** Orders that may leave: packed, and paid before dispatch. @returns their numbers */
async function packedOrders(shop: ServedShop, count: number): Promise<string[]> {
  const ids = (await placeOrders(shop, count)).map(({ order_id }) => order_id);
  for (const id of ids) await change(shop, id, { status: "packed", paid: { how: "UPI" } });
  return ids;
}

/** What a courier's own program exports. */
const exported = (rows: string[]) =>
  ["Booking report;27/11/2026", "S.No;AWB No.;Consignee;Ref. No;Weight", ...rows].join("\n");
const exportedRow = (id: string, n: number, awb = `77${n}`) => `${n};${awb};"Customer; No ${n}";${id.slice(-6)};0.6`;

const list = (page: Page) => page.getByLabel("A row per order");
const ship = (page: Page) => page.getByRole("button", { name: "Mark shipped" });
const stays = (page: Page) => page.locator("details").getByRole("alert");

// promise: a courier's own file ships its good rows, and the others stay to be mended
test("a courier's own file ships orders in 6 actions, and its bad rows stay, with why", async ({ staff, shop }) => {
  const ids = await packedOrders(shop, 4);
  const { order_id: pending } = await placeOne(shop);
  const { count, act } = countedActions();
  await act(view(staff, "Orders").click());
  await act(staff.getByText("Ship with the courier's list").click());
  await ship(staff).click();
  await expect(staff.getByText("Paste at least one row")).toBeVisible();
  const [noNumber = "", mistyped = ""] = ids.slice(2);
  const bad = [exportedRow(noNumber, 13, ""), exportedRow("ZZZZZZ", 14), exportedRow(pending, 15)];
  await act(list(staff).fill(exported([...ids.slice(0, 2).map((id, n) => exportedRow(id, n)), ...bad])));
  await act(ship(staff).click());
  await expect(stays(staff)).toHaveText("The list has no column for the courier: say whose list it is.");
  await act(staff.getByLabel("Courier, where").fill("ST Courier"));
  await act(ship(staff).click());
  await expect(staff.getByText("2 orders shipped.")).toBeVisible();
  expect(count.actions).toBe(6);
  await expect(list(staff)).toHaveValue(exported(bad));
  await expect(stays(staff).getByRole("listitem")).toHaveText([
    `${bad[0]} It has no number.`,
    `${bad[1]} There is no order ZZZZZZ.`,
    // What is not packed, or not paid before dispatch, does not leave with a list.
    new RegExp(`^${bad[2]?.replaceAll(".", "\\.")} It is not packed yet`),
  ]);
  await expectAccessible(staff, stateWidths);
  const trackingOf = (id: string) => shop.orderOnDisk(id)?.tracking;
  expect(ids.slice(0, 2).map(trackingOf)).toEqual(
    [0, 1].map((n) => ({ courier: "ST Courier", number: `77${n}`, url: "" })),
  );
  for (const id of [noNumber, mistyped]) expect(shop.orderOnDisk(id)?.status).toBe("packed");
  expect(shop.orderOnDisk(pending)?.status).toBe("pending");

  await act(list(staff).fill(exported([exportedRow(noNumber, 13), exportedRow(mistyped, 14)])));
  await act(ship(staff).click());
  await expect.poll(() => [noNumber, mistyped].map((id) => trackingOf(id)?.number)).toEqual(["7713", "7714"]);
  expect(count.actions).toBe(8);
  await expect(list(staff)).toHaveValue("");
  await expect(stays(staff)).toBeEmpty();
});

// promise: whoever presses later undoes no cancellation
test("a courier's list ships a cancelled order only after a yes", async ({ staff, shop }) => {
  const [one = "", gone = ""] = await packedOrders(shop, 2);
  await change(shop, gone, { status: "cancelled", notify: false });
  await view(staff, "Orders").click();
  await staff.getByText("Ship with the courier's list").click();
  const rows = [one, gone].map((id, n) => `${id.slice(-6)}, ST Courier, ${n}`);
  await list(staff).fill(rows.join("\n"));
  await ship(staff).click();
  for (const said of [`${spokenNumber(one)} shipped.`, /It is cancelled since/])
    await expect(notice(staff)).toContainText(said);
  await expect(list(staff)).toHaveValue(rows[1] ?? "");
  expect(shop.orderOnDisk(one)).toMatchObject({ status: "shipped", tracking: { number: "0" } });
  expect(statusesOf(shop, gone)?.at(-1)).toBe("cancelled");
  await notice(staff).getByRole("button", { name: "Change all the same" }).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(gone)} shipped.`);
  await expect(list(staff)).toHaveValue("");
  await expect(stays(staff)).toBeEmpty();
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("Undone");
  // api/moved-orders has what was delivered, and the tracking from before.
  expect(statusesOf(shop, gone)).toEqual(["pending", "packed", "cancelled", "shipped", "cancelled"]);
  expect(shop.orderOnDisk(gone)?.tracking).toBeNull();
});
