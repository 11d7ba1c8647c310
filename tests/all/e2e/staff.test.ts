import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { overlaps } from "@/tests/support/e2e-overlaps";
import { card, dialog, lookAgain, placeOne, placeOrders, row, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

// promise: staff are warned of what a customer typed before they tap it
test("an order with a link in its address is marked everywhere, and the link is none", async ({ staff, shop }) => {
  const guest_address = "14 Kutchery Road, Slip: https://evil.example/staff, Chennai, Tamil Nadu - 600004";
  const { order_id } = await placeOne(shop, { guest_address });
  await lookAgain(staff);
  const mark = "Contains a link";
  await expect(card(staff, order_id).getByText(mark)).toBeVisible();
  await view(staff, "Orders").click();
  await expect(row(staff, order_id)).toContainText(mark);
  await row(staff, order_id).click();
  await expect(dialog(staff).getByText(mark)).toBeVisible();
  // The words of a chat have it apart.
  const chat = dialog(staff).getByRole("link", { name: "WhatsApp: address" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d{10}\?text=\S*https%3A%20%2F%2Fevil\.%20example/);
  await expect(staff.locator('a[href*="evil"]')).toHaveCount(1);
});

test("an order is found by six characters, opened, and given tracking, payment and note", async ({ staff, shop }) => {
  const order = await placeOne(shop);
  const saved = () => shop.orderOnDisk(order.order_id);
  const opened = dialog(staff);
  const press = (name: string) => opened.getByRole("button", { name, exact: true }).click();
  await view(staff, "Orders").click();
  // As a customer says it on the phone.
  await staff.getByLabel("Find").fill(order.order_id.slice(-6).toLowerCase());
  await staff.getByRole("button", { name: "Search" }).click();
  await row(staff, order.order_id).click();
  await expect(opened).toContainText(order.guest_address);
  const chat = (about: string) => opened.getByRole("link", { name: `WhatsApp: ${about}` });
  await expect(chat("confirm")).toHaveAttribute(
    "href",
    new RegExp(`^https://wa.me/91${order.guest_phone}\\?text=Hello%20Customer\\S*We%20have%20your%20order`),
  );
  await opened.getByText("Tracking", { exact: true }).click();
  await press("Save tracking");
  await expect(opened.getByText("Which courier?")).toBeVisible();
  await opened.getByLabel("Courier").fill("ST Courier");
  await opened.getByLabel("Number", { exact: true }).fill("7788");
  await press("Save tracking");
  await expect(opened.getByText("Saved.")).toBeVisible();
  await opened.getByText("Payment", { exact: true }).click();
  await opened.getByLabel("How").fill("UPI");
  await press("Save payment");
  await expect(opened.getByText("Paid: UPI")).toBeVisible();
  await opened.getByText("Note", { exact: true }).click();
  await opened.getByLabel("Note for staff").fill("Ring twice");
  await press("Save note");
  await expect.poll(() => saved()?.note).toBe("Ring twice");

  await opened.getByRole("button", { name: "Delivered" }).click();
  await expect(opened.getByText("Now delivered")).toBeVisible();
  await expect(chat("delivered")).toHaveAttribute("href", /should%20be%20with%20you%20now/);
  await opened.getByRole("button", { name: "Packed" }).click();
  await press("No");
  expect(saved()?.status).toBe("delivered");
  await opened.getByRole("button", { name: "Packed" }).click();
  await press("Yes, back to packed");
  await expect(opened.getByText("Now packed")).toBeVisible();
  const tracking = { courier: "ST Courier", number: "7788" };
  expect(saved()).toMatchObject({ status: "packed", tracking, paid: { how: "UPI" } });
});

test("a product is switched to sold out, and orders are paused and taken again", async ({ staff, shop, request }) => {
  const state = async () => (await request.get(`${shop.url}/api/shop`)).json();
  const tea = staff.getByRole("checkbox", { name: "Hill Tea" });
  const pause = staff.getByRole("button", { name: "Pause all orders" });
  await view(staff, "Shop").click();
  await expect(staff.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
  await tea.uncheck();
  await expect(staff.getByText("Sold out", { exact: true })).toBeVisible();
  expect((await state()).sold_out).toEqual(["hill-tea"]);
  await tea.check();
  await expect.poll(async () => (await state()).sold_out).toEqual([]);
  await pause.click();
  await expect(staff.getByText("Please write one sentence")).toBeVisible();
  await staff.getByLabel("Why nobody can order").fill("We are making a new batch.");
  await pause.click();
  await expect(staff.getByRole("heading", { name: "Orders are paused" })).toBeVisible();
  expect((await state()).orders_paused).toBe("We are making a new batch.");
  await staff.getByRole("button", { name: "Open the shop again" }).click();
  await expect(staff.getByRole("heading", { name: "The shop is open" })).toBeVisible();
});

test("every view has no barrier, no overlap and the width of a phone, or of a long name", async ({ staff, shop }) => {
  await placeOrders(shop, 3);
  for (const name of ["To pack", "Orders", "New order", "Problems", "Shop"]) {
    // A button of the list of all orders.
    if (name === "New order") await staff.getByRole("link", { name }).click();
    else await view(staff, name).click();
    await expect(staff.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(staff.getByText("Fetching")).toHaveCount(0);
    await expectAccessible(staff);
    for (const width of [360, 820, 1440]) {
      await staff.setViewportSize({ width, height: 900 });
      for (const place of ["start", "end"] as const)
        expect(await overlaps(staff, place), `${name} at ${width}, ${place}`).toEqual([]);
      expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
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
