import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { anOrder, customer, newOrderId } from "@/tests/support/orders";
import type { Call } from "@/tests/support/request";
import { freshShop, type Shop } from "@/tests/support/shop";

const staffCalls: [method: Call["method"], path: string][] = [
  ["GET", "/api/orders"],
  ["PATCH", "/api/orders?orderId="],
  ["GET", "/api/notifications"],
  ["POST", "/api/notifications"],
  ["POST", "/api/notifications/retry"],
  ["POST", "/api/notifications/dismiss"],
  ["POST", "/api/whatsapp"],
  ["POST", "/api/email-test"],
];

test.each(staffCalls)(
  "%s %s is for staff: no token and wrong tokens get 401 and change nothing",
  async (method, path) => {
    const shop = await freshShop();
    const sent = anOrder();
    await shop.place(sent);
    const wrong = ["", "wrong", "staff-token-of-the-test", "staff-token-of-the-tests1", "STAFF-TOKEN-OF-THE-TESTS"];
    const attempts = [undefined, ...wrong.map((token) => `Bearer ${token}`), "Basic staff-token-of-the-tests"];
    for (const authorization of attempts) {
      const { status, body } = await shop.call(method, path.endsWith("=") ? `${path}${sent.order_id}` : path, {
        body: method === "GET" ? undefined : { status: "shipped" },
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([status, body.code]).toEqual([401, "unauthorized"]);
      expect(Object.keys(body).sort()).toEqual(["code", "error", "success"]);
    }
    expect((await shop.store().find(sent.order_id))?.order.status).toBe("pending");
  },
);

// promise: Guessing the staff's token
test("guessing the staff's token from one address is slowed down, the staff's own calls go through", async () => {
  stopClock();
  const shop = await freshShop();
  for (let n = 0; n < 20; n++) expect((await shop.call("GET", "/api/orders", { token: `x${n}` })).status).toBe(401);
  expect((await shop.call("GET", "/api/orders", { token: "x" })).status).toBe(429);
  expect((await shop.asStaff("GET", "/api/orders")).status).toBe(200);
  pass(MINUTE);
  expect((await shop.call("GET", "/api/orders", { token: "x" })).status).toBe(401);
});

test("guessing the staff's token by placing orders with it is slowed down as well", async () => {
  const shop = await freshShop();
  const guess = (n: number) => shop.call("POST", "/api/orders", { body: anOrder(), token: `x${n}` });
  for (let n = 0; n < 20; n++) await guess(n);
  expect((await guess(20)).status).toBe(429);
});

test("an order with a token of no user is refused instead of becoming a guest's", async () => {
  const shop = await freshShop();
  const { status, body } = await shop.call("POST", "/api/orders", { body: anOrder(), token: "run-out" });
  expect([status, body.code]).toEqual([401, "unauthorized"]);
  expect((await shop.asStaff("POST", "/api/orders", anOrder())).body.order?.user_id).toBeNull();
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
    const { status, body } = await shop.asStaff("PATCH", path, { status: " shipped " });
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

test.each([
  ["no status", {}],
  ["an empty status", { status: "  " }],
  ["41 characters", { status: "x".repeat(41) }],
  ["a line break", { status: "ship\nped" }],
  ["a list", { status: ["shipped"] }],
  ["a number", { status: 7 }],
  ["no object", ["shipped"]],
])("a status is any text of 1 to 40 printable characters, and not %s", async (_what, body) => {
  const shop = await freshShop();
  const sent = anOrder();
  await shop.place(sent);
  const path = `/api/orders?orderId=${sent.order_id}`;
  const refused = await shop.asStaff("PATCH", path, body);
  expect([refused.status, refused.body.code]).toEqual([422, "invalid_order"]);
  expect((await shop.store().find(sent.order_id))?.order.status_history).toHaveLength(1);
  expect((await shop.asStaff("PATCH", path, { status: "\u{1f69a}".repeat(40) })).status).toBe(200);
});

test("changing an order that doesn't exist is 404", async () => {
  const shop = await freshShop();
  for (const path of ["/api/orders", "/api/orders?orderId=", `/api/orders?orderId=${newOrderId()}`]) {
    const { status, body } = await shop.asStaff("PATCH", path, { status: "shipped" });
    expect([status, body.code]).toEqual([404, "not_found"]);
  }
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

test("staff read all orders newest first, in pages that miss none and repeat none, also of one moment", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const oldest = anOrder();
  await shop.place(oldest);
  pass(SECOND);
  const ofOneMoment = Array.from({ length: 5 }, () => anOrder());
  for (const order of ofOneMoment) await shop.place(order);
  pass(SECOND);
  const newest = anOrder();
  await shop.place(newest);

  const pages = await pagesOf(shop, "limit=2");
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
  const all = pages.flat();
  expect([all.at(0), all.at(-1)]).toEqual([newest.order_id, oldest.order_id]);
  expect(all.slice(1, 6).sort()).toEqual(ofOneMoment.map(({ order_id }) => order_id).sort());
  expect(await pagesOf(shop, "limit=7")).toEqual([all]);
  expect(await pagesOf(shop, "limit=100")).toEqual([all]);
});

test("a list is of 50 when no limit is named, and can be had for one status", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const orders = Array.from({ length: 51 }, () => anOrder());
  for (const order of orders) await shop.place(order);
  expect((await pagesOf(shop, "")).map(({ length }) => length)).toEqual([50, 1]);

  const packed = orders.slice(3, 6).map(({ order_id }) => order_id);
  for (const id of packed) await shop.asStaff("PATCH", `/api/orders?orderId=${id}`, { status: "packed" });
  expect((await pagesOf(shop, "status=packed&limit=2")).flat().sort()).toEqual(packed.sort());
  expect((await pagesOf(shop, "status=pending")).flat()).toHaveLength(48);
  expect(await pagesOf(shop, "status=unheard-of")).toEqual([[]]);
});

test.each(["0", "101", "abc", "", "-1", "1.5", "1e2", "0x10"])(
  "a list's limit is a whole number from 1 to 100, and not '%s'",
  async (limit) => {
    const shop = await freshShop();
    const { status, body } = await shop.asStaff("GET", `/api/orders?limit=${limit}`);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, "invalid_order", ["limit"]]);
  },
);

test("a cursor that no page gave out is refused, so that no script goes round for ever", async () => {
  const shop = await freshShop();
  await shop.place(anOrder());
  for (const cursor of ["rubbish", "%00", "'; DROP TABLE orders; --"]) {
    const { status, body } = await shop.asStaff("GET", `/api/orders?cursor=${encodeURIComponent(cursor)}`);
    expect([status, body.code]).toEqual([422, "invalid_order"]);
  }
});

test("a token that nobody set is created once, readable by its user alone, and is valid after a restart", async () => {
  const shop = await freshShop({ STAFF_API_TOKEN: "" });
  expect((await shop.call("GET", "/api/orders", { token: "x" })).status).toBe(401);
  const file = `${shop.dataDir}/staff-token`;
  const token = readFileSync(file, "utf8").trim();
  expect(token.length).toBeGreaterThanOrEqual(32);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await shop.call("GET", "/api/orders", { token })).status).toBe(200);
  const restarted = await freshShop({ STAFF_API_TOKEN: "" }, shop.dataDir);
  expect((await restarted.call("GET", "/api/orders", { token })).status).toBe(200);
});
