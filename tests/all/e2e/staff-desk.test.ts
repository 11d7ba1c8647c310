import type { Locator, Page, Route } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { tabTo } from "@/tests/support/e2e-keyboard";
import type { ServedShop } from "@/tests/support/e2e-shop";
import {
  card,
  countedActions,
  placeOne,
  placeOrders,
  dialog as saved,
  test,
  typeToken,
  view,
} from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf } from "@/tests/support/orders";

const words = ["black pep", "hill", "lime"];
const names = ["Black Pepper", "Hill Tea", "Lime Relish"];
const phone = (page: Page) => page.getByLabel("Phone number");
const product = (page: Page) => page.getByLabel("Add a product");
const found = (page: Page, name: string) => page.getByRole("list", { name: "Found" }).getByRole("button", { name });
const save = (page: Page) => page.getByRole("button", { name: /^Save the order/ });
const desk = (shop: ServedShop) => shop.ordersOnDisk().filter(({ channel }) => channel !== "web");

async function open(page: Page): Promise<void> {
  await view(page, "Orders").click();
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("heading", { name: "New order" })).toBeVisible();
}

// promise: an order that comes by phone is saved with at most 12 presses
test("a known customer's three packs are saved with at most 12 presses", async ({ staff, shop }) => {
  const known = await placeOne(shop);
  const { count, act } = countedActions();
  const press = (control: Locator) => act(control.click());
  await press(view(staff, "Orders"));
  await press(staff.getByRole("link", { name: "New order" }));
  const asked: string[] = [];
  staff.on("request", (request) => asked.push(request.url()));
  await press(phone(staff));
  await staff.keyboard.type(known.guest_phone);
  await expect(staff.getByText(`filled from ${spokenNumber(known.order_id)}`)).toBeVisible();
  await expect(staff.getByLabel("Full name")).toHaveValue(known.guest_name);
  await press(product(staff));
  for (const [n, name] of names.entries()) {
    await staff.keyboard.type(words[n] ?? "");
    await press(found(staff, name));
  }
  await expectAccessible(staff, [360]);
  await press(save(staff));
  await expect(saved(staff).getByText("taken by phone")).toBeVisible();
  // A proxy's log has the address of every call.
  expect(asked.join("\n")).not.toContain(known.guest_phone);
  expect(count.actions).toBeLessThanOrEqual(12);

  const order = desk(shop).find(({ guest_phone }) => guest_phone === known.guest_phone);
  expect(order).toMatchObject({ channel: "phone", guest_name: known.guest_name });
  expect(order?.guest_address).toBe(known.guest_address);
  expect(order?.items.map(({ name, qty }) => [name, qty])).toEqual(names.map((name) => [name, 1]));
  await expect(saved(staff).getByRole("heading", { name: spokenNumber(order?.order_id ?? "") })).toBeVisible();
  const chat = saved(staff).getByRole("link", { name: /^WhatsApp: (confirm|pay)/ });
  await expect(chat).toHaveAttribute("href", new RegExp(`wa.me/91${known.guest_phone}\\?text=`));
  await expectAccessible(staff, [360]);

  await staff.keyboard.press("Escape");
  await expect(phone(staff)).toHaveValue("");
  await view(staff, "To pack").click();
  await expect(card(staff, order?.order_id ?? "")).toContainText("by phone");
});

test("a new customer's order is written down and saved by keyboard alone, paid already", async ({ staff, shop }) => {
  await open(staff);
  const { keyboard } = staff;
  const type = async (label: string, text: string) => {
    await tabTo(staff, staff.getByLabel(label));
    await keyboard.type(text);
  };
  await type("Phone number", phoneOf(900_001));
  await type("Add a product", "hill tea");
  await expect(found(staff, "Hill Tea")).toBeVisible();
  await keyboard.press("Enter");
  await expect(product(staff)).toHaveValue("");
  await tabTo(staff, staff.getByLabel("Packs of Hill Tea"));
  await keyboard.type("2");
  await type("Full name", "Valli Raman");
  await type("Address Line 1", "7 Beach Road");
  await type("Pincode", "600004");
  await type("How it came", "at");
  await type("Paid", "Cash");
  await tabTo(staff, save(staff));
  await keyboard.press("Enter");
  await expect(saved(staff)).toBeVisible();
  const order = desk(shop).find(({ guest_phone }) => guest_phone === phoneOf(900_001));
  expect(order).toMatchObject({ channel: "counter", total_price: 400, paid: { how: "Cash", amount: 400 } });
  expect(order?.address).toMatchObject({ line1: "7 Beach Road", city: "Chennai", state: "Tamil Nadu" });
});

// promise: no caller's order goes out with the one before's number
test("the form of a new order saves one order, whatever happens on the way", async ({ staff, shop, guard }) => {
  guard.allow(/409|ERR_FAILED|Failed to load|ERR_ABORTED/);
  await staff.goto("/staff/new");
  await expect(save(staff)).toBeDisabled();
  await phone(staff).fill(phoneOf(900_002));
  await expect(staff.getByText("No order by this number yet")).toBeVisible();
  await product(staff).fill("hill");
  await found(staff, "Hill Tea").click();
  const packs = staff.getByLabel("Packs of Hill Tea");
  await packs.click();
  for (const key of ["2", "Backspace", "5"]) await packs.press(key);
  await staff.mouse.wheel(0, 100);
  await packs.press("Enter");
  await expect(packs).toHaveValue("5");
  await staff.getByLabel("Address Line 1").fill("7 Beach Road");
  await staff.getByLabel("Pincode").fill("600004");
  await save(staff).click();
  await expect(staff.getByLabel("Full name")).toBeFocused();
  await staff.getByLabel("Full name").fill("Valli Raman");

  const ofThis = () => desk(shop).filter(({ guest_phone }) => guest_phone === phoneOf(900_002));
  const posted = (handle: (route: Route) => Promise<void>) =>
    staff.route("**/api/orders", (route) => (route.request().method() === "POST" ? handle(route) : route.fallback()));
  await posted((route) => route.continue({ postData: { ...route.request().postDataJSON(), total_price: 1 } }));
  await save(staff).click();
  const anyway = staff.getByRole("button", { name: "Save it at the shop's total" });
  await expect(anyway).toBeVisible();
  expect(ofThis()).toEqual([]);
  await posted(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await anyway.click();
  await expect(staff.getByRole("main").getByRole("alert")).toContainText("can't be reached");
  expect(ofThis()).toHaveLength(1);
  await staff.unroute("**/api/orders");
  await save(staff).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(saved(staff).getByText("taken by phone")).toBeVisible();
  expect(ofThis()).toMatchObject([{ items: [{ name: "Hill Tea", qty: 5 }], total_price: 1000 }]);
  await staff.keyboard.press("Escape");
  await expect(saved(staff)).toBeHidden();
  for (const label of ["Phone number", "Full name", "Address Line 1"])
    await expect(staff.getByLabel(label)).toHaveValue("");
});

test("another view loses nothing typed, and another number takes the first one's away", async ({ staff, shop }) => {
  const [one, other] = await placeOrders(shop, 2);
  await open(staff);
  await phone(staff).fill(one?.guest_phone ?? "");
  await expect(staff.getByLabel("Address Line 1")).not.toHaveValue("");
  await staff.getByLabel("Delivery note").fill("ring twice");
  await product(staff).fill("lime");
  await found(staff, "Lime Relish").click();
  await view(staff, "Problems").click();
  await open(staff);
  await expect(staff.getByLabel("Delivery note")).toHaveValue("ring twice");
  await expect(staff.getByLabel("Packs of Lime Relish")).toHaveValue("1");

  await staff.getByLabel("Full name").fill("Typed Here");
  await phone(staff).fill(other?.guest_phone ?? "");
  await expect(staff.getByText(`filled from ${spokenNumber(other?.order_id ?? "")}`)).toBeVisible();
  await expect(staff.getByLabel("Pincode")).toHaveValue("695003");
  await expect(staff.getByLabel("Full name")).toHaveValue("Typed Here");
  // What was edited is asked about before the order can be saved.
  await expect(staff.getByRole("alert").filter({ hasText: "for the phone number before: Typed Here." })).toBeVisible();
  await expect(save(staff)).toBeDisabled();
  await staff.getByRole("button", { name: "Take it away" }).click();
  await expect(staff.getByLabel("Full name")).toHaveValue(other?.guest_name ?? "no name");
  await expect(save(staff)).toBeEnabled();
  await phone(staff).fill(phoneOf(900_003));
  await expect(staff.getByLabel("Pincode")).toHaveValue("");
  await staff.getByRole("button", { name: "Empty the form" }).click();
  await expect(staff.getByLabel("Delivery note")).toHaveValue("");

  // Who signs in next sees nothing of it.
  await staff.getByLabel("Full name").fill("Typed Here");
  await staff.getByRole("button", { name: "Sign out" }).click();
  await typeToken(staff);
  await expect(staff.getByLabel("Full name")).toHaveValue("");
});

// promise: what a customer wrote in a chat becomes an order in 4 actions, and nothing of it is guessed unseen
test("a message becomes an order in 4 actions, and what is doubtful in it is said", async ({ staff, shop }) => {
  const known = await placeOne(shop);
  await open(staff);
  const { count, act } = countedActions();
  const box = staff.getByLabel("Paste what the customer wrote");
  const listOf = (name: string) => staff.getByRole("list", { name, exact: true });
  const readIt = async (text: string) => {
    count.actions = 0;
    await act(box.fill(text));
    await act(staff.getByRole("button", { name: "Read it" }).click());
  };
  await readIt("asdf qwerty 🙏 ok thanks");
  await expect(staff.getByText("No product was read, and nothing was filled in.")).toBeVisible();
  await expect(listOf("Not read")).toHaveText("asdf qwerty");
  await expect(save(staff)).toBeDisabled();
  await expect(staff.getByLabel("Full name")).toHaveValue("");

  // Every other way to write one is read in unit/read-message.
  await readIt(`2 kokam, 3 pizza, 1 relish, kokum 1kg, urgent, ${known.guest_phone}`);
  await expect(staff.getByText(`from ${spokenNumber(known.order_id)}`)).toBeVisible();
  await expect(listOf("Read").getByRole("listitem")).toContainText([
    "2 × Kokum from “2 kokam” Please check: The spelling is a guess.",
    "1 × Lime Relish from “1 relish” Please check: Or Prawn Relish?",
    "5 × Kokum from “kokum 1kg” Please check: Packs of 200 g.",
  ]);
  await expect(listOf("Not read")).toHaveText("3 pizza");
  await expectAccessible(staff, stateWidths);
  await act(save(staff).click());
  await expect(saved(staff).getByText("taken by WhatsApp")).toBeVisible();
  const [order] = desk(shop).filter(({ guest_phone }) => guest_phone === known.guest_phone);
  expect(order).toMatchObject({
    channel: "whatsapp",
    guest_name: known.guest_name,
    guest_address: known.guest_address,
  });
  expect(order?.items.map(({ name, qty }) => [name, qty])).toEqual([
    ["Kokum", 7],
    ["Lime Relish", 1],
  ]);
  await act(staff.keyboard.press("Escape"));
  await expect(saved(staff)).toBeHidden();
  expect(count.actions).toBe(4);
  await expect(box).toHaveValue("");
});
