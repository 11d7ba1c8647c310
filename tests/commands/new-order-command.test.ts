import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOwnOrderId, spokenNumber } from "#lib/shop/order/order.ts";
import { commandTimeout, script } from "@/tests/support/command";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** The commands sell what the tests sell. */
const conditions = ["--conditions=react-server", "--conditions=fixture-shop"];
const lines = [
  { name: "Black Pepper", qty: 2 },
  { name: "Hill Tea", qty: 1 },
];
/** An order without an id, prices and a total. */
const written = { ...customer, items: lines };

async function desk() {
  const shop = await freshShop();
  await shop.store().setRecipients({ mail: [warehouse.email], whatsapp: [], sms: false });
  const take = (sent: unknown, name = "order.json") => {
    const file = join(shop.dataDir, name);
    writeFileSync(file, typeof sent === "string" ? sent : JSON.stringify(sent));
    return script([...conditions, "scripts/orders.ts", "--new", file], { SHOP_DATA_DIR: shop.dataDir });
  };
  const orders = async () => (await shop.asStaff("GET", "/api/orders")).body.orders ?? [];
  return { shop, take, orders };
}

test(
  "--new saves an order that came by phone at the shop's prices, once for each file, and its messages wait for the shop",
  commandTimeout,
  async () => {
    const { shop, take, orders } = await desk();
    const first = await take(written);
    const [order] = await orders();
    expect(order).toMatchObject({ channel: "phone", total_price: 600, user_id: null });
    expect(order?.history).toMatchObject([{ by: "command", what: "taken by phone" }]);
    const id = order?.order_id ?? "";
    expect(isOwnOrderId(id)).toBe(true);
    expect([first.code, first.said]).toEqual([0, ""]);
    expect(first.out).toBe(`${spokenNumber(id)} is saved: ${customer.guest_name}, ₹600.\n`);
    expect((await shop.store().messagesOf(id)).map(({ state }) => state)).toContain("pending");
    const again = await take(written, "copy.json");
    expect([again.code, again.out]).toEqual([
      0,
      `${spokenNumber(id)} was saved before: ${customer.guest_name}, ₹600.\n`,
    ]);
    await take({ ...written, delivery_note: "ring twice" });
    expect(await orders()).toHaveLength(2);
  },
);

test("an id, a channel and a payment of the file count", commandTimeout, async () => {
  const { take, orders } = await desk();
  const { order_id } = anOrder();
  const { code } = await take({ ...written, order_id, channel: "counter", paid: { how: "Cash" }, total_price: 600 });
  const [order] = await orders();
  expect(code).toBe(0);
  expect(order).toMatchObject({ order_id, channel: "counter", paid: { how: "Cash", amount: 600 } });
});

test.each([
  ["a phone number too short", { ...written, guest_phone: "98765" }, /^guest_phone: .*10 digits/m],
  ["an unknown product", { ...written, items: [{ name: "Unknown Tea", qty: 1 }] }, /^items: .*Unknown Tea/m],
  ["a channel that there is not", { ...written, channel: "fax" }, /^channel: .*phone, whatsapp or counter/m],
  ["an order of the web", { ...written, channel: "web" }, /^channel: .*phone, whatsapp or counter/m],
  ["another total", { ...written, total_price: 500 }, /^total_price: .*₹600/m],
  ["a list", [written], /An order is a JSON object/],
  ["no JSON", "{name: Meenakshi}", /order\.json: .*JSON/],
])("--new refuses %s in a sentence, and saves nothing", commandTimeout, async (_what, sent, sentence) => {
  const { take, orders } = await desk();
  const { code, out, said } = await take(sent);
  expect([code, out]).toEqual([1, ""]);
  expect(said).toMatch(sentence);
  expect(said).not.toContain("    at ");
  expect(await orders()).toEqual([]);
});
