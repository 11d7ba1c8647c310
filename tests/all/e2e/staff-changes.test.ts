import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { change, dialog, notice, openOrder, placeOrders, row, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { anOrderWithSample, phoneOf } from "@/tests/support/orders";

/** One order of three packs for 600 rupees, opened in the list of all. */
async function openedOrder(page: Page, shop: ServedShop): Promise<string> {
  const id = (await placeOrders(shop, 2))[1]?.order_id ?? "";
  await openOrder(page, id);
  return id;
}
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save the change" });

test("each refused change says why, loses nothing typed, and leaves a choice", async ({ staff, shop, guard }) => {
  guard.allow(/409|422/);
  const id = await openedOrder(staff, shop);
  const field = (label: string) => dialog(staff).getByLabel(label);
  await dialog(staff).getByText("Change the order").click();
  await field("Phone number").fill("12345");
  await field("Full name").fill("Typed Here");
  await save(staff).click();
  await expect(dialog(staff).getByText("Phone number must be exactly 10 digits")).toBeVisible();
  await expect(field("Phone number")).toBeFocused();
  expect(shop.orderOnDisk(id)?.version).toBe(1);
  await field("Phone number").fill(phoneOf(900_011));

  await change(shop, id, { change: { items: [{ name: "Hill Tea", qty: 5 }] } });
  await save(staff).click();
  await expect(dialog(staff).getByRole("alert")).toContainText("another change came first");
  await expect(field("Full name")).toHaveValue("Typed Here");
  expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 1000, version: 2 });
  await dialog(staff).getByRole("button", { name: "Start again from the order as it is" }).click();
  await expect(field("Packs of Hill Tea")).toHaveValue("5");

  await field("Full name").fill("Typed Again");
  const error = "Another order of this customer has used the first-order offer.";
  const json = { success: false, error, code: "offer_unavailable" };
  await staff.route("**/api/orders?orderId=*", (route) => route.fulfill({ status: 422, json }), { times: 1 });
  await save(staff).click();
  await expect(dialog(staff).getByRole("alert")).toContainText(error);
  expect(shop.orderOnDisk(id)?.version).toBe(2);
  const sent = staff.waitForRequest("**/api/orders?orderId=*");
  await dialog(staff).getByRole("button", { name: "Save it without the offer" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ force: true, change: { guest_name: "Typed Again" } });
  await expect(notice(staff)).toContainText("new name");
  expect(shop.orderOnDisk(id)).toMatchObject({ guest_name: "Typed Again", total_price: 1000 });

  await dialog(staff).getByRole("button", { name: "packed" }).click();
  await expect(notice(staff)).toContainText("packed");
  await dialog(staff).getByRole("button", { name: "shipped" }).click();
  await expect(dialog(staff).getByRole("alert")).toContainText("It is not paid yet. Ship it all the same?");
  await dialog(staff).getByRole("button", { name: "Yes, shipped" }).click();
  await expect(dialog(staff).getByText("Change the order")).toHaveCount(0);
});

// promise: three paid by one press
test("three orders are paid by one press, and a cancelled one waits for its refund", async ({ staff, shop }) => {
  const ids = (await placeOrders(shop, 3)).map(({ order_id }) => order_id);
  const paid = () => ids.map((id) => shop.orderOnDisk(id)?.paid?.how ?? null);
  const choice = (id: string) => staff.getByLabel(`Choose ${spokenNumber(id)}`);
  await view(staff, "Orders").click();
  await staff.getByRole("button", { name: "Not paid" }).click();
  for (const id of ids) await choice(id).check();
  await expect(staff.getByText(/^3 chosen, ₹/)).toBeVisible();
  await expectAccessible(staff, stateWidths);
  await staff.getByRole("button", { name: "UPI" }).click();
  await expect(notice(staff)).toContainText("3 orders paid, UPI.");
  expect(paid()).toEqual(["UPI", "UPI", "UPI"]);
  for (const id of ids) await expect(choice(id)).toHaveCount(0);
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("3 orders not paid any more.");
  expect(paid()).toEqual([null, null, null]);

  const [id = ""] = ids;
  for (const body of [{ paid: { how: "Cash" } }, { status: "cancelled" }]) await change(shop, id, body);
  await staff.getByRole("button", { name: "To refund" }).click();
  await choice(id).check();
  await staff.getByRole("button", { name: "Bank" }).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} refunded, Bank.`);
  expect(shop.orderOnDisk(id)?.refunded).toMatchObject({ how: "Bank", amount: shop.orderOnDisk(id)?.paid?.amount });
  await expect(staff.getByText("No cancelled order was paid.")).toBeVisible();
});

test("by keyboard alone an order is changed and paid, and what it costs more is told", async ({ staff, shop }) => {
  const id = await openedOrder(staff, shop);
  const chat = dialog(staff).getByRole("link", { name: "WhatsApp: confirm" });
  await tabTo(staff, chat);
  expect(await chat.getAttribute("href")).toContain("?text=");
  await tabTo(staff, dialog(staff).getByRole("button", { name: "UPI" }));
  await staff.keyboard.press("Enter");
  await expect(dialog(staff).getByText("Paid: UPI")).toBeVisible();
  await tabTo(staff, dialog(staff).getByText("Change the order"));
  await staff.keyboard.press("Enter");
  await tabTo(staff, dialog(staff).getByLabel("Packs of Black Pepper"));
  await staff.keyboard.type("3");
  await tabTo(staff, dialog(staff).getByLabel("Delivery note"));
  await staff.keyboard.type("ring the neighbour");
  await tabTo(staff, save(staff));
  await staff.keyboard.press("Enter");
  await expect(notice(staff)).toContainText("+ 1 Black Pepper; new delivery note");
  await expect(dialog(staff).getByText("Paid ₹600: UPI. To collect ₹200")).toBeVisible();
  await staff.keyboard.press("Escape");
  await expect(dialog(staff)).toHaveCount(0);

  await staff.getByRole("button", { name: "Not paid" }).click();
  const choice = staff.getByLabel(`Choose ${spokenNumber(id)}`);
  await tabTo(staff, choice);
  await staff.keyboard.press("Space");
  await expect(staff.getByText("1 chosen, ₹200")).toBeVisible();
  await tabTo(staff, staff.getByRole("button", { name: "UPI" }), "Shift+Tab");
  await staff.keyboard.press("Enter");
  await expect(choice).toHaveCount(0);
  expect(shop.orderOnDisk(id)?.paid?.amount).toBe(800);
});

test("an order with a sample and without an e-mail address is changed", async ({ staff, shop, request }) => {
  const data = { ...anOrderWithSample({ guest_phone: phoneOf(900_005), guest_email: "" }), channel: "phone" };
  expect((await request.post("/api/orders", { headers: shop.asStaff, data })).status()).toBe(201);
  await view(staff, "Orders").click();
  await row(staff, data.order_id).click();
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Delivery note").fill("ring twice");
  await save(staff).click();
  await expect.poll(() => shop.orderOnDisk(data.order_id)?.delivery_note).toBe("ring twice");
});
