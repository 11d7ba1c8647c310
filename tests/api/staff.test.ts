import { expect, test } from "vitest";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, customer, STAFF_TOKENS, staffToken, tokensOf } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

test("a token that is nearly the staff's gets 401, is told nothing and changes nothing", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  const near = ["", "wrong", "staff-token-of-the-test", "staff-token-of-the-tests1", "STAFF-TOKEN-OF-THE-TESTS"];
  for (const authorization of [...near.map((token) => `Bearer ${token}`), "Basic staff-token-of-the-tests"]) {
    const body = { status: "shipped" };
    const path = `/api/orders?orderId=${sent.order_id}`;
    const refused = await shop.call("PATCH", path, { body, headers: { authorization } });
    expect([refused.status, refused.body.code]).toEqual([401, "unauthorized"]);
    expect(Object.keys(refused.body).sort()).toEqual(["code", "error", "success"]);
  }
  expect((await shop.stored(sent.order_id)).status).toBe("pending");
});

// promise: Guessing the staff's token
test("guessing tokens from one address is slowed down, the staff's and each person's own calls go through", async () => {
  stopClock();
  const shop = await freshShop({ STAFF_TOKENS });
  const call = async (token: string) => (await shop.call("GET", "/api/orders", { token })).status;
  for (let n = 0; n < 20; n++) expect(await call(`${n % 2 ? staffToken : tokensOf.packing}${n}`)).toBe(401);
  expect(await call(tokensOf.packing.slice(0, -1))).toBe(429);
  for (const token of [staffToken, ...Object.values(tokensOf)]) expect(await call(token)).toBe(200);
  pass(MINUTE);
  expect(await call("x")).toBe(401);
});

test("guessing the staff's token by placing orders with it is slowed down as well", async () => {
  const shop = await freshShop();
  const guess = (n: number) => shop.call("POST", "/api/orders", { body: anOrder(), token: `x${n}` });
  for (let n = 0; n < 20; n++) await guess(n);
  expect((await guess(20)).status).toBe(429);
});

// promise: A PATCH call changes it to any value
test("staff change a status: the change is saved with its time, once, and the customer sees it", async () => {
  stopClock();
  const shop = await freshShop();
  const sent = anOrder();
  const placedAt = (await shop.place(sent)).body.order?.created_at ?? "";
  pass(MINUTE);
  const path = `/api/orders?orderId=${sent.order_id}`;
  const shippedAt = new Date().toISOString();
  for (const _repeated of [1, 2]) {
    const { status, body } = await shop.asStaff("PATCH", path, { status: " SHIPPED " });
    expect(status).toBe(200);
    expect(body.order?.status).toBe("shipped");
    expect(body.order?.status_history).toEqual([
      { status: "pending", at: placedAt },
      { status: "shipped", at: shippedAt },
    ]);
    pass(MINUTE);
  }
  await shop.asStaff("PATCH", path, { status: "\u0baa\u0bbe\u0ba4\u0bbf at the gate" });
  const seen = (await shop.lookUp(sent.order_id, customer.guest_phone)).body.order;
  expect(seen?.status_history.map(({ status }) => status)).toEqual([
    "pending",
    "shipped",
    "\u0baa\u0bbe\u0ba4\u0bbf at the gate",
  ]);
  expect(seen?.status).toBe(seen?.status_history.at(-1)?.status);
});

async function pagesOf(shop: Shop, query: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined = "";
  do {
    const path = `/api/orders?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { body } = await shop.asStaff("GET", path);
    pages.push((body.orders ?? []).map(({ order_id }) => order_id));
    cursor = body.next_cursor;
    expect(pages.length).toBeLessThan(100);
  } while (cursor);
  expect(cursor).toBeNull();
  return pages;
}

test("a list is of 50 when no limit is named, and can be had for one status", async () => {
  const shop = await freshShop();
  const orders = Array.from({ length: 51 }, (_, n) => toPlace({ status: n < 3 ? "packed" : "pending" }, [], []));
  for (const order of orders) await shop.store().place(order);
  expect((await pagesOf(shop, "")).map(({ length }) => length)).toEqual([50, 1]);

  const packed = orders.slice(0, 3).map(({ order }) => order.order_id);
  expect((await pagesOf(shop, "status=packed&limit=2")).flat().sort()).toEqual(packed.sort());
  expect((await pagesOf(shop, "status=pending")).flat()).toHaveLength(48);
  expect(await pagesOf(shop, "status=unheard-of")).toEqual([[]]);
});
