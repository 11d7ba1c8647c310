import type { Page } from "@playwright/test";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

const headers = { Authorization: `Bearer ${staffToken}`, "Content-Type": "application/json" };

/** Orders that may leave. @returns their numbers */
async function packedOrders(shop: ServedShop, count: number): Promise<string[]> {
  const ids = (await placeOrders(shop, count)).map(({ order_id }) => order_id);
  const body = JSON.stringify({ orders: ids, status: "packed", paid: { how: "UPI" } });
  const answer = await fetch(`${shop.url}/api/orders`, { method: "PATCH", headers, body });
  if (answer.status !== 200) throw new Error(await answer.text());
  return ids;
}

/** What a courier's own program exports. */
const exported = (rows: string[]) =>
  ["Booking report;27/11/2026", "S.No;AWB No.;Consignee;Ref. No;Weight", ...rows].join("\n");
const row = (id: string, n: number, awb = `77${n}`) => `${n};${awb};"Customer; No ${n}";${id.slice(-6)};0.6`;

async function pasteList(staff: Page, list: string): Promise<void> {
  await view(staff, "Orders").click();
  await staff.getByText("Ship with the courier's list").click();
  await staff.getByLabel("A row per order").fill(list);
}

// promise: a courier's own file ships its good rows, and the others stay to be mended
test("12 orders are shipped from a courier's own file in 6 actions; its two bad rows stay, are corrected and shipped in 2", async ({
  staff,
  shop,
}) => {
  const ids = await packedOrders(shop, 14);
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const list = staff.getByLabel("A row per order");
  const ship = staff.getByRole("button", { name: "Mark shipped" });
  const stays = staff.locator("details").getByRole("alert");
  await act(view(staff, "Orders").click());
  await act(staff.getByText("Ship with the courier's list").click());
  const [noNumber = "", mistyped = ""] = ids.slice(12);
  const bad = [row(noNumber, 13, ""), row("ZZZZZZ", 14)];
  await act(list.fill(exported([bad[0] ?? "", ...ids.slice(0, 12).map((id, n) => row(id, n)), bad[1] ?? ""])));
  await act(ship.click());
  await expect(stays).toHaveText("The list has no column for the courier: say whose list it is.");
  await act(staff.getByLabel("Courier, where").fill("ST Courier"));
  await act(ship.click());
  await expect(staff.getByText("12 orders shipped.")).toBeVisible();
  expect(actions).toBe(6);
  await expect(list).toHaveValue(exported(bad));
  await expect(stays.getByRole("listitem")).toHaveText([
    `${bad[0]} It has no number.`,
    `${bad[1]} There is no order ZZZZZZ.`,
  ]);
  await expectAccessible(staff, stateWidths);
  const trackingOf = (id: string) => shop.orderOnDisk(id)?.tracking;
  expect(ids.slice(0, 12).map(trackingOf)).toEqual(
    ids.slice(0, 12).map((_, n) => ({ courier: "ST Courier", number: `77${n}`, url: "" })),
  );
  expect([noNumber, mistyped].map((id) => shop.orderOnDisk(id)?.status)).toEqual(["packed", "packed"]);

  await act(list.fill(exported([row(noNumber, 13), row(mistyped, 14)])));
  await act(ship.click());
  await expect(staff.getByText("2 orders shipped.")).toBeVisible();
  expect(actions).toBe(8);
  await expect(list).toHaveValue("");
  await expect(stays).toBeEmpty();
  expect([noNumber, mistyped].map((id) => trackingOf(id)?.number)).toEqual(["7713", "7714"]);
});

test("Undo takes a pasted list back: the statuses, and the tracking that each order had", async ({ staff, shop }) => {
  const [fresh = "", numbered = ""] = await packedOrders(shop, 2);
  const old = { courier: "DTDC", number: "1", url: "" };
  const path = `${shop.url}/api/orders?orderId=${numbered}`;
  await fetch(path, { method: "PATCH", headers, body: JSON.stringify({ tracking: old }) });
  await pasteList(staff, `Ref No,AWB,Courier\n${[fresh, numbered].map((id) => `${id.slice(-6)},7788,ST`).join("\n")}`);
  await staff.getByRole("button", { name: "Mark shipped" }).click();
  await expect(staff.getByText("2 orders shipped.")).toBeVisible();
  expect(shop.orderOnDisk(numbered)).toMatchObject({ status: "shipped", tracking: { number: "7788" } });
  await staff.getByRole("button", { name: "Undo" }).click();
  await expect(staff.getByText("Undone: 2 orders.")).toBeVisible();
  expect(shop.orderOnDisk(fresh)).toMatchObject({ status: "packed", tracking: null });
  expect(shop.orderOnDisk(numbered)).toMatchObject({ status: "packed", tracking: old });
});

test("a row that has moved stays in the list until 'Change all the same'", async ({ staff, shop }) => {
  const [moved = "", other = ""] = await packedOrders(shop, 2);
  const body = JSON.stringify({ status: "delivered", notify: false });
  await fetch(`${shop.url}/api/orders?orderId=${moved}`, { method: "PATCH", headers, body });
  const list = staff.getByLabel("A row per order");
  await pasteList(staff, `${moved.slice(-6)}, ST, 1\n${other.slice(-6)}, ST, 2`);
  await staff.getByRole("button", { name: "Mark shipped" }).click();
  await expect(list).toHaveValue(`${moved.slice(-6)}, ST, 1`);
  await staff.getByRole("button", { name: "Change all the same" }).click();
  await expect(list).toHaveValue("");
  await expect(staff.locator("details").getByRole("alert")).toBeEmpty();
  expect(shop.orderOnDisk(moved)?.status).toBe("shipped");
});
