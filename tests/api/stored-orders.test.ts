import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { formNineFolder } from "@/tests/support/form-nine";
import { anOrder, customer, customerAddress, paid } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { storedOrder } from "@/tests/support/stored-in-november";

async function shopWithStored(stored: { order_id: string; created_at: string; status: string }) {
  const shop = await freshShop();
  shop.store();
  const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
  const insert = db.prepare(
    "INSERT INTO orders (order_id, created_at, user_id, status, fingerprint, body) VALUES (?, ?, NULL, ?, 'x', ?)",
  );
  insert.run(stored.order_id, stored.created_at, stored.status, JSON.stringify(stored));
  const body = () => {
    const row = db.prepare("SELECT body FROM orders WHERE order_id = ?").get(stored.order_id);
    return JSON.parse(String(row?.body));
  };
  return { shop, body, close: () => db.close() };
}

// promise: a new version reads the orders of the one before
test("an order from before the form before is read by staff and its customer, and changed", async () => {
  const shop = await freshShop({}, formNineFolder().folder);
  const listed = [
    {
      ...storedOrder,
      version: 1,
      guest_city: "Chennai",
      address: customerAddress,
      ...eachWish(() => null),
      paid: { ...storedOrder.paid, amount: 180 },
      items: [
        { ...storedOrder.items[0], slug: "hill-tea", grams: 200 },
        { ...storedOrder.items[1], slug: "green-cardamom", grams: 50 },
      ],
      refunded: null,
      history: [],
      channel: "web",
      terms_version: null,
      bill: null,
    },
  ];
  for (const search of ["", "?status=packed", "?state=Tamil%20Nadu", "?q=Meenakshi", "?q=M2QX00", "?q=9876543210"])
    expect((await shop.asStaff("GET", `/api/orders${search}`)).body.orders).toEqual(listed);
  const seen = (await shop.lookUp(storedOrder.order_id, customer.guest_phone)).body.order;
  expect(seen).toMatchObject({ status: "packed", total_price: 180, discount_kind: "sample" });
  expect((await shop.store().shopState()).sold_out).toEqual(["black-pepper"]);
  expect((await shop.change(storedOrder.order_id, { status: "cancelled" })).status).toBe(200);
  const order = anOrder({ items: [paid("Hill Tea")], total_price: 200 });
  expect((await shop.place(order)).status).toBe(201);
});

// promise: two versions of the shop may share one store
test("an order that a newer version saved, with another discount and more fields, is read, changed, and keeps what this one doesn't know", async () => {
  const newer = {
    ...storedOrder,
    discount_kind: "diwali-2027",
    version: 7,
    channel: "fax",
    gift_wrap: "red",
    paid: null,
    refunded: null,
    redemptions: [],
  };
  const { shop, body, close } = await shopWithStored(newer);
  const changed = await shop.asStaff("PATCH", `/api/orders?orderId=${newer.order_id}`, { status: "shipped" });
  const { discount_kind, version } = changed.body.order ?? {};
  expect([changed.status, discount_kind, version]).toEqual([200, "diwali-2027", 8]);
  expect(body()).toMatchObject({ status: "shipped", channel: "fax", gift_wrap: "red", refunded: null });
  const seen = (await shop.lookUp(newer.order_id, customer.guest_phone)).body.order;
  for (const name of ["gift_wrap", "refunded", "note", "paid", "version"]) expect(seen).not.toHaveProperty(name);
  expect(seen).toMatchObject({ channel: "fax" });
  close();
});
