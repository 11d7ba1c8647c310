import type { Page } from "@playwright/test";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { expectAccessible, stateWidths } from "@/tests/support/accessible";
import { placeOrders, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { phoneOf, type SentOrder } from "@/tests/support/orders";

const box = (page: Page) => page.getByLabel("Paste what the customer wrote");
const read = (page: Page) => page.getByRole("list", { name: "Read", exact: true });
const unread = (page: Page) => page.getByRole("list", { name: "Not read" });

type Message = { text: string; known?: SentOrder; items: [name: string, qty: number][]; order: object };

const [dictated, kavitha, meena] = [phoneOf(800_001), phoneOf(800_002), phoneOf(800_003)];
const inTamil = (digits: string) => digits.replace(/\d/g, (digit) => "௦௧௨௩௪௫௬௭௮௯"[Number(digit)] ?? "");

/** Seven orders as customers write them, in English, in Tamil, in Tamil with Latin letters, dictated, and with mistakes. */
const messages = ([one, two, three, four]: SentOrder[]): Message[] => [
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
    text: `Name: Kavitha Raman\n12/4, Beach Road, Chennai - 600 041\n+91 ${kavitha.slice(0, 5)}-${kavitha.slice(5)}\n1. Hill Tea - 2 pkts\n2. Kokum x1 ₹200`,
    items: [
      ["Hill Tea", 2],
      ["Kokum", 1],
    ],
    order: {
      guest_name: "Kavitha Raman",
      guest_phone: kavitha,
      guest_address: "12/4, Beach Road, Chennai, Tamil Nadu - 600041",
    },
  },
  {
    text: `வணக்கம் அண்ணா, மிளகு இரண்டு பாக்கெட், ஏலக்காய் ௩ அனுப்புங்க\nபெயர்: மீனா\n12 கச்சேரி சாலை, மயிலாப்பூர் 600004\n${inTamil(meena)}`,
    items: [
      ["Black Pepper", 2],
      ["Green Cardamom", 3],
    ],
    order: { guest_name: "மீனா", guest_phone: meena },
  },
  {
    text: `மலைத் தேயிலை 2, சுக்கு ஒன்று ${two?.guest_phone}`,
    known: two,
    items: [
      ["Hill Tea", 2],
      ["Dry Ginger", 1],
    ],
    order: { guest_phone: two?.guest_phone, guest_address: two?.guest_address },
  },
  {
    text: `please send two hill tea and three elakkai to 7 beach road chennai 600041 meena kumar ${dictated}`,
    items: [
      ["Hill Tea", 2],
      ["Green Cardamom", 3],
    ],
    order: { guest_name: "meena kumar", guest_phone: dictated },
  },
  {
    text: `rendu kudampuli, moonu pkt chaya venum ${three?.guest_phone}`,
    known: three,
    items: [
      ["Kokum", 2],
      ["Hill Tea", 3],
    ],
    order: { guest_phone: three?.guest_phone, guest_address: three?.guest_address },
  },
  {
    text: `2 kokam, 3 pizza, 1 relish, kokum 1kg, urgent, ${four?.guest_phone}`,
    known: four,
    items: [
      ["Kokum", 7],
      ["Lime Relish", 1],
    ],
    order: { guest_name: four?.guest_name, guest_phone: four?.guest_phone, guest_address: four?.guest_address },
  },
];

// promise: what a customer wrote in a chat becomes an order in 4 actions, and nothing of it is guessed unseen
test("seven messages become seven orders in 4 actions each, and nonsense becomes none and says so", async ({
  staff,
  shop,
}) => {
  const known = await placeOrders(shop, 4);
  const before = shop.ordersOnDisk().map(({ order_id }) => order_id);
  const done = new Set(before);
  await staff.setViewportSize({ width: 360, height: 740 });
  await view(staff, "Orders").click();
  await staff.getByRole("link", { name: "New order" }).click();
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const readIt = async (text: string) => {
    await act(box(staff).fill(text));
    await act(staff.getByRole("button", { name: "Read it" }).click());
  };

  await readIt("asdf qwerty 🙏 ok thanks");
  await expect(staff.getByText("No product was read, and nothing was filled in.")).toBeVisible();
  await expect(unread(staff)).toHaveText("asdf qwerty");
  await expect(staff.getByRole("button", { name: /^Save the order/ })).toBeDisabled();
  await expect(staff.getByLabel("Full name")).toHaveValue("");
  expect(actions).toBe(2);

  for (const { text, known: customer, items, order } of messages(known)) {
    actions = 0;
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
    const dialog = staff.getByRole("dialog");
    await expect(dialog.getByText("taken by WhatsApp")).toBeVisible();
    const saved = shop.ordersOnDisk().find(({ order_id }) => !done.has(order_id));
    done.add(saved?.order_id ?? "");
    expect(saved).toMatchObject({ channel: "whatsapp", ...order });
    expect(saved?.items.map(({ name, qty }) => [name, qty])).toEqual(items);
    await act(staff.keyboard.press("Escape"));
    await expect(dialog).toBeHidden();
    expect(actions, text).toBe(4);
    await expect(box(staff)).toHaveValue("");
  }
  expect(done.size - before.length).toBe(7);
});

test("what staff have typed stays, and what is typed once more is added once", async ({ staff }) => {
  await view(staff, "Orders").click();
  await staff.getByRole("link", { name: "New order" }).click();
  await staff.getByLabel("Full name").fill("Valli");
  await box(staff).fill("2 hill tea, name: Meena, 600041");
  const press = staff.getByRole("button", { name: "Read it" });
  await press.click();
  await expect(staff.getByLabel("Packs of Hill Tea")).toHaveValue("2");
  await expect(staff.getByLabel("Full name")).toHaveValue("Valli");
  await expect(staff.getByLabel("City")).toHaveValue("Chennai");
  await box(staff).fill("2 hill tea, 1 kokum, name: Meena, 600041");
  await press.click();
  await expect(staff.getByLabel("Packs of Kokum")).toHaveValue("1");
  await expect(staff.getByLabel("Packs of Hill Tea")).toHaveValue("2");
});
