import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import {
  card,
  dialog,
  lookAgain,
  notice,
  openGroups,
  openOrder,
  placeOne,
  placeOrders,
  statusesOf,
  test,
  typeToken,
  view,
} from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";

const packed = (page: Page, orderId: string) => card(page, orderId).getByRole("button", { name: "Packed" });

// promise: /staff shows nothing to anybody else
test("without the staff token the sign-in is all there is, also after a session", async ({ page, shop, guard }) => {
  guard.allow(/401|ERR_(ABORTED|FAILED)/);
  const { guest_name } = await placeOne(shop);
  await openGroups(page);
  const answer = await page.goto("/staff/orders");
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(answer?.headers()["content-security-policy"]).not.toMatch(/https?:/);
  await typeToken(page, "guessed");
  // Next announces pages in an alert of its own.
  await expect(page.getByRole("alert").and(page.locator(".notice"))).toHaveText(
    "That isn't the staff token. Please check it and try again.",
  );
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page, stateWidths);

  await typeToken(page);
  await expect(page.getByText(guest_name).first()).toBeVisible();
  const readable = await page.evaluate(() => [
    document.cookie,
    location.href,
    ...Object.values({ ...localStorage, ...sessionStorage }),
  ]);
  expect(readable.join()).not.toContain("staff-token");
  await page.reload();
  await expect(page.getByText(guest_name).first()).toBeVisible();
  // The server no longer knows the session: another view's orders are asked for.
  await page.context().clearCookies();
  await view(page, "To pack").click();
  await expect(page.getByLabel("Staff token")).toBeVisible();
  await page.reload();
  await typeToken(page);
  await view(page, "To pack").click();
  await expect(page.getByText(guest_name).first()).toBeVisible();
  const signOut = page.getByRole("button", { name: "Sign out" });
  await signOut.click();
  await expect(page.getByLabel("Staff token")).toBeVisible();
  let asked = 0;
  // Never answered: what is shown to the next one who signs in is from memory.
  await page.route("**/api/orders?**", () => {
    asked += 1;
  });
  await typeToken(page);
  await expect(view(page, "Shop")).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.locator("body")).not.toContainText(guest_name);
  await signOut.click();
  await expect(page.getByLabel("Staff token")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Staff token")).toBeVisible();
});

test("a new order appears by itself, sounds, and is packed by keyboard alone", async ({ staff, shop }) => {
  await staff.evaluate(() => {
    const real = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function note() {
      document.body.dataset.notes = String(Number(document.body.dataset.notes ?? 0) + 1);
      return real.call(this);
    };
  });
  const notes = () => staff.evaluate(() => Number(document.body.dataset.notes ?? 0));
  const appears = async () => {
    const { order_id } = await placeOne(shop);
    await lookAgain(staff);
    await expect(card(staff, order_id)).toBeVisible();
    return order_id;
  };
  const earlier = await appears();
  await expect.poll(notes).toBe(2);
  await staff.getByRole("button", { name: "Sound on" }).click();
  const choice = card(staff, earlier).getByRole("checkbox", { name: /^Choose/ });
  await choice.check();
  const id = await appears();
  expect(await notes()).toBe(2);
  // What was chosen stays chosen beside what is new.
  await expect(choice).toBeChecked();
  await choice.uncheck();

  const lineOf = (order: string) => card(staff, order).getByRole("checkbox", { name: "Hill Tea" });
  const line = lineOf(id);
  await line.check();
  await expect(lineOf(earlier)).not.toBeChecked();
  await staff.reload();
  await expect(line).toBeChecked();
  const number = card(staff, id).getByRole("button", { name: spokenNumber(id) });
  await number.focus();
  await staff.keyboard.press("Enter");
  await expect(dialog(staff)).toBeVisible();
  await staff.keyboard.press("Escape");
  await expect(number).toBeFocused();
  await packed(staff, id).focus();
  await staff.keyboard.press("Space");
  await expect(card(staff, id)).toHaveCount(0);
  expect(shop.orderOnDisk(id)?.status).toBe("packed");
});

// promise: /staff survives a lost connection and sends nothing twice
test("a lost connection or answer is told, and pressing again acts once", async ({ staff, shop, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED|ERR_FAILED/);
  const [cut, unheard] = [await placeOne(shop), await placeOne(shop)].map(({ order_id }) => order_id);
  await lookAgain(staff);
  const notSaved = staff.getByRole("alert").and(staff.locator(".staff-notice"));
  const lost = async (id = "") => {
    await packed(staff, id).click();
    await expect(notSaved).toContainText("can't be reached");
  };
  const again = async (id = "") => {
    await notSaved.getByRole("button", { name: "Try again" }).click();
    await expect(card(staff, id)).toHaveCount(0);
    expect(statusesOf(shop, id)).toEqual(["pending", "packed"]);
  };
  await expect(packed(staff, unheard ?? "")).toBeVisible();
  await context.setOffline(true);
  await expect(staff.getByText("No connection.")).toBeVisible();
  await lost(cut);
  await context.setOffline(false);
  await again(cut);
  await lookAgain(staff);
  await expect(staff.getByText("No connection.")).toHaveCount(0);

  await staff.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort("connectionfailed");
  });
  await lost(unheard);
  await staff.unroute("**/api/orders");
  await again(unheard);
});

// promise: an order is changed twice, with the new total beside the old one before it is saved
test("an order is changed twice, and its new total shown before each is saved", async ({ staff, shop }) => {
  const id = (await placeOrders(shop, 2))[1]?.order_id ?? "";
  const save = dialog(staff).getByRole("button", { name: "Save the change" });
  await openOrder(staff, id);
  await dialog(staff).getByText("Change the order").click();
  await dialog(staff).getByLabel("Packs of Black Pepper").fill("1");
  await expect(dialog(staff).locator("form .staff-collect")).toHaveText("Total ₹600 ₹400");
  await expectAccessible(staff, stateWidths);
  await save.click();
  await expect(notice(staff)).toContainText(`${spokenNumber(id)} changed: - 1 Black Pepper; total ₹400, before ₹600.`);
  expect(shop.orderOnDisk(id)).toMatchObject({ total_price: 400, version: 2 });

  await dialog(staff).getByLabel("Email").fill("another@customer.example");
  await dialog(staff).getByRole("button", { name: "Remove Hill Tea" }).click();
  await dialog(staff).getByLabel("Add a product").fill("lime");
  await dialog(staff)
    .getByRole("button", { name: /^Lime Relish/ })
    .click();
  await dialog(staff).getByLabel("Pincode").fill("695004");
  await save.click();
  await expect(notice(staff)).toContainText("- 1 Hill Tea; + 1 Lime Relish; new e-mail address; new pincode");
  expect(shop.orderOnDisk(id)).toMatchObject({
    address: { pincode: "695004" },
    guest_email: "another@customer.example",
    version: 3,
  });
  await expect(dialog(staff).getByRole("region", { name: "History" })).toContainText("new pincode");
  await expect(dialog(staff).getByRole("region", { name: "Customer" })).toContainText("695004");
});
