import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { countedActions, dialog, placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf, type SentOrder } from "@/tests/support/orders";

const box = (page: Page) => page.getByLabel("Paste what the customer wrote");
const read = (page: Page) => page.getByRole("list", { name: "Read", exact: true });
const unread = (page: Page) => page.getByRole("list", { name: "Not read" });

const meena = phoneOf(800_003);

type Message = { text: string; known?: SentOrder; items: [name: string, qty: number][]; order: object };

/** Of a known customer, of a new one, and with mistakes; every other way to write one is read in tests/unit/read-message. */
const messages = ([one, two]: SentOrder[]): Message[] => [
  {
    text: `Hi, 2 black pepper, மஞ்சள் 1, hill tea two packs, 600004, ${one?.guest_phone}. Thanks!`,
    known: one,
    items: [
      ["Black Pepper", 2],
      ["Hill Turmeric", 1],
      ["Hill Tea", 2],
    ],
    order: { guest_phone: one?.guest_phone, guest_name: one?.guest_name, guest_address: one?.guest_address },
  },
  {
    text: `வணக்கம் அண்ணா, மிளகு இரண்டு பாக்கெட், ஏலக்காய் ௩ அனுப்புங்க\nபெயர்: மீனா\n12/4, Beach Road, Chennai - 600 041\n+91 ${meena}`,
    items: [
      ["Black Pepper", 2],
      ["Green Cardamom", 3],
    ],
    order: {
      guest_name: "மீனா",
      guest_phone: meena,
      guest_address: "12/4, Beach Road, Chennai, Tamil Nadu - 600041",
    },
  },
  {
    text: `2 kokam, 3 pizza, 1 relish, kokum 1kg, urgent, ${two?.guest_phone}`,
    known: two,
    items: [
      ["Kokum", 7],
      ["Lime Relish", 1],
    ],
    order: { guest_name: two?.guest_name, guest_phone: two?.guest_phone, guest_address: two?.guest_address },
  },
];

// promise: what a customer wrote in a chat becomes an order in 4 actions, and nothing of it is guessed unseen
test("a message becomes an order in 4 actions, and what is doubtful in it is said", async ({ staff, shop }) => {
  const known = await placeOrders(shop, 2);
  const before = shop.ordersOnDisk().map(({ order_id }) => order_id);
  const done = new Set(before);
  await view(staff, "Orders").click();
  await staff.getByRole("link", { name: "New order" }).click();
  const { count, act } = countedActions();
  const readIt = async (text: string) => {
    await act(box(staff).fill(text));
    await act(staff.getByRole("button", { name: "Read it" }).click());
  };

  await readIt("asdf qwerty 🙏 ok thanks");
  await expect(staff.getByText("No product was read, and nothing was filled in.")).toBeVisible();
  await expect(unread(staff)).toHaveText("asdf qwerty");
  await expect(staff.getByRole("button", { name: /^Save the order/ })).toBeDisabled();
  await expect(staff.getByLabel("Full name")).toHaveValue("");
  expect(count.actions).toBe(2);

  for (const { text, known: customer, items, order } of messages(known)) {
    count.actions = 0;
    await readIt(text);
    await expect(read(staff)).toContainText(`${items[0]?.[0]}`);
    if (customer) await expect(staff.getByText(`from ${spokenNumber(customer.order_id)}`)).toBeVisible();
    else await expect(staff.getByText("No order by this number yet")).toBeVisible();
    if (text.includes("pizza")) {
      const lines = read(staff).getByRole("listitem");
      await expect(lines.nth(0)).toContainText("2 × Kokum from “2 kokam” Please check: The spelling is a guess.");
      await expect(lines.nth(1)).toContainText("1 × Lime Relish from “1 relish” Please check: Or Prawn Relish?");
      await expect(lines.nth(2)).toContainText("5 × Kokum from “kokum 1kg” Please check: Packs of 200 g.");
      await expect(unread(staff)).toHaveText("3 pizza");
      await expectAccessible(staff, stateWidths);
    }
    await act(staff.getByRole("button", { name: /^Save the order/ }).click());
    await expect(dialog(staff).getByText("taken by WhatsApp")).toBeVisible();
    const saved = shop.ordersOnDisk().find(({ order_id }) => !done.has(order_id));
    done.add(saved?.order_id ?? "");
    expect(saved).toMatchObject({ channel: "whatsapp", ...order });
    expect(saved?.items.map(({ name, qty }) => [name, qty])).toEqual(items);
    await act(staff.keyboard.press("Escape"));
    await expect(dialog(staff)).toBeHidden();
    expect(count.actions, text).toBe(4);
    await expect(box(staff)).toHaveValue("");
  }
  expect(done.size - before.length).toBe(3);
});
