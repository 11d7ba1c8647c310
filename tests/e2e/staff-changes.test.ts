import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import type { ServedShop } from "@/tests/support/e2e-shop";
import { placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

const headers = { Authorization: `Bearer ${staffToken}`, "Content-Type": "application/json" };
const dialog = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => page.locator(".staff-notice").last();

async function meanwhile(shop: ServedShop, orderId: string, body: object): Promise<void> {
  const path = `${shop.url}/api/orders?orderId=${orderId}`;
  const answer = await fetch(path, { method: "PATCH", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** One order of three packs for 600 rupees, opened in the list of all. */
async function openedOrder(page: Page, shop: ServedShop): Promise<string> {
  const [, sent] = await placeOrders(shop, 2);
  const id = sent?.order_id ?? "no order";
  await view(page, "Orders").click();
  await page.getByLabel("Find").fill(id.slice(-6));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: new RegExp(`^${spokenNumber(id)}`) }).click();
  await expect(dialog(page).getByText("Change the order")).toBeVisible();
  return id;
}

const save = (page: Page) => dialog(page).getByRole("button", { name: "Save the change" });
const total = (page: Page) => dialog(page).locator("form .staff-collect");

// promise: an order is changed twice, with the new total beside the old one before it is saved
test("on the phone an order loses a pack, then gets a line and another pincode: the new total is shown before each is saved", async ({
  staff,
  shop,
}) => {
  const id = await openedOrder(staff, shop);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Packs of Black Pepper").fill("1");
  await expect(total(staff)).toHaveText("Total ₹600 ₹400");
  await expectAccessible(staff, stateWidths);
  await save(staff).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} changed: - 1 Black Pepper; total ₹400, before ₹600.`);
  expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 400, version: 2 });

  await dialog(staff).getByRole("button", { name: "Remove Hill Tea" }).click();
  await dialog(staff).getByLabel("Add a product").fill("lime");
  await dialog(staff)
    .getByRole("button", { name: /^Lime Relish/ })
    .click();
  await dialog(staff).getByLabel("Pincode").fill("695004");
  await save(staff).click();
  await expect(notice(staff)).toContainText("- 1 Hill Tea; + 1 Lime Relish; new pincode");
  const saved = shop.orderOnDisk(id);
  expect([saved?.address.pincode, saved?.version]).toEqual(["695004", 3]);
  await expect(dialog(staff).getByRole("region", { name: "History" })).toContainText("new pincode");
  await expect(dialog(staff).getByRole("region", { name: "Customer" })).toContainText("695004");
});

test("what was changed meanwhile is not overwritten: the page says what happened, keeps what was typed, and starts again when asked", async ({
  staff,
  shop,
  guard,
}) => {
  guard.allow(/409/);
  const id = await openedOrder(staff, shop);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Full name").fill("Typed Here");
  await meanwhile(shop, id, { change: { items: [{ name: "Hill Tea", qty: 5 }] } });
  await save(staff).click();
  await expect(dialog(staff).getByRole("alert")).toContainText("another change came first");
  await expect(dialog(staff).getByLabel("Full name")).toHaveValue("Typed Here");
  expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 1000, version: 2 });
  await dialog(staff).getByRole("button", { name: "Start again from the order as it is" }).click();
  await expect(dialog(staff).getByLabel("Packs of Hill Tea")).toHaveValue("5");
  await dialog(staff).getByLabel("Full name").fill("Typed Again");
  await save(staff).click();
  await expect(notice(staff)).toContainText("new name");
  expect(shop.orderOnDisk(id)).toMatchObject({ guest_name: "Typed Again", total_price: 1000 });
});

test("bad input gets its sentence and nothing is lost; a parcel that has left is not changed any more", async ({
  staff,
  shop,
}) => {
  const id = await openedOrder(staff, shop);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Phone number").fill("12345");
  await dialog(staff).getByLabel("Delivery note").fill("ring the neighbour");
  await save(staff).click();
  await expect(dialog(staff).getByText("Phone number must be exactly 10 digits")).toBeVisible();
  await expect(dialog(staff).getByLabel("Phone number")).toBeFocused();
  await expect(dialog(staff).getByLabel("Delivery note")).toHaveValue("ring the neighbour");
  expect(shop.orderOnDisk(id)?.version).toBe(1);
  await dialog(staff).getByRole("button", { name: "packed" }).click();
  await expect(notice(staff)).toContainText("packed");
  await dialog(staff).getByRole("button", { name: "shipped" }).click();
  await expect(dialog(staff).getByRole("alert")).toContainText("It is not paid yet. Ship it all the same?");
  await dialog(staff).getByRole("button", { name: "Yes, shipped" }).click();
  await expect(dialog(staff).getByText("Change the order")).toHaveCount(0);
});

// promise: three paid by one press
test("three orders are paid by one press, taken back by the next, and a cancelled one that was paid waits for its refund", async ({
  staff,
  shop,
}) => {
  const ids = (await placeOrders(shop, 3)).map(({ order_id }) => order_id);
  const paid = () => ids.map((id) => shop.orderOnDisk(id)?.paid?.how ?? null);
  await view(staff, "Orders").click();
  await staff.getByRole("button", { name: "Not paid" }).click();
  for (const id of ids) await staff.getByLabel(`Choose ${spokenNumber(id)}`).check();
  await expect(staff.getByText(/^3 chosen, ₹/)).toBeVisible();
  await expectAccessible(staff, stateWidths);
  await staff.getByRole("button", { name: "UPI" }).click();
  await expect(notice(staff)).toContainText("3 orders paid, UPI.");
  expect(paid()).toEqual(["UPI", "UPI", "UPI"]);
  for (const id of ids) await expect(staff.getByLabel(`Choose ${spokenNumber(id)}`)).toHaveCount(0);
  await notice(staff).getByRole("button", { name: "Undo" }).click();
  await expect(notice(staff)).toContainText("3 orders not paid any more.");
  expect(paid()).toEqual([null, null, null]);

  const [id = ""] = ids;
  await meanwhile(shop, id, { paid: { how: "Cash" } });
  await meanwhile(shop, id, { status: "cancelled" });
  await staff.getByRole("button", { name: "To refund" }).click();
  await staff.getByLabel(`Choose ${spokenNumber(id)}`).check();
  await staff.getByRole("button", { name: "Bank" }).click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} refunded, Bank.`);
  expect(shop.orderOnDisk(id)?.refunded).toMatchObject({ how: "Bank", amount: shop.orderOnDisk(id)?.paid?.amount });
  await expect(staff.getByText("No cancelled order was paid.")).toBeVisible();
});

test("a phone number whose first-order offer is used is told so, and the order is saved without the offer after a yes", async ({
  staff,
  shop,
  guard,
}) => {
  guard.allow(/422/);
  const id = await openedOrder(staff, shop);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Delivery note").fill("ring twice");
  const error = "Another order of this customer has used the first-order offer.";
  const json = { success: false, error, code: "offer_unavailable" };
  await staff.route("**/api/orders?orderId=*", (route) => route.fulfill({ status: 422, json }), { times: 1 });
  await save(staff).click();
  await expect(dialog(staff).getByRole("alert")).toContainText(error);
  expect(shop.orderOnDisk(id)?.version).toBe(1);
  const sent = staff.waitForRequest("**/api/orders?orderId=*");
  await dialog(staff).getByRole("button", { name: "Save it without the offer" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ force: true, change: { delivery_note: "ring twice" } });
  await expect(notice(staff)).toContainText("new delivery note");
  expect(shop.orderOnDisk(id)?.delivery_note).toBe("ring twice");
});

test("by keyboard alone an order is changed, its chat is reached, and it is marked paid; paid, what it costs more is told", async ({
  staff,
  shop,
}) => {
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
