import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { asBrowser, type Load, load } from "./load.ts";
import type { Figure } from "./report.ts";
import { STAFF, serveShop } from "./servers.ts";
import { subject } from "./subject.ts";

const asStaff = { Authorization: `Bearer ${STAFF}` };
export const asShopper = { "Content-Type": "application/json" };

/** A guest's order; @order is replaced in each request. */
export const order = JSON.stringify({
  order_id: "@order",
  guest_name: "Bench Mark",
  guest_phone: "9840012345",
  guest_address: "14 Kutchery Road, Chennai, Tamil Nadu - 600004",
  state: "Tamil Nadu",
  items: [{ name: subject.product.name, qty: 1, price: subject.product.price }],
  total_price: subject.product.price,
});

/** A new order in each request: its thread and its number in it make its id. */
const placing = `
local threads = 0
function setup(thread) thread:set("own", threads) threads = threads + 1 end
local sent = 0
local body = [==[${order}]==]
function request()
  sent = sent + 1
  local id = string.format("bench-%d-%d-%010d", own, os.time(), sent)
  return wrk.format("POST", nil, nil, (body:gsub("@order", id)))
end
`;

/** A body of the same size for a handler that does nothing with it. */
const sending = `wrk.method = "POST" wrk.body = [==[${order}]==]`;

/** In seconds. */
const WARM_UP = 4;
/** The empty handler is measured twice, and has answered some 40,000 requests when it is compared: as many orders take longer. */
const AS_MUCH_AS_THE_HANDLER = 30;

/** Orders a second, each on disk before its answer. */
export const placeAtOnce = (url: string): Promise<Load> =>
  load(`${url}/api/orders`, { headers: asShopper, script: placing, warmUp: AS_MUCH_AS_THE_HANDLER });

/** What the empty handler carries of the same requests. */
export const sendAtOnce = (url: string): Promise<Load> =>
  load(`${url}/api/empty`, { headers: asShopper, script: sending, warmUp: WARM_UP });

type Grown = { list: Load; page: Load; place: Load };

/** What takes no longer in a shop with many orders. */
export async function growth(): Promise<Figure[]> {
  const few = await withOrders(100);
  const many = await withOrders(100_000);
  const at = (what: string, of: keyof Grown, most: number): Figure => ({
    name: `${what} at 100,000 orders`,
    value: many[of].p50,
    unit: "ms",
    floor: few[of].p50,
    limit: { most: most * few[of].p50 },
  });
  return [at("first page", "list", 1.5), at("second page", "page", 1.5), at("placing", "place", 1.2)];
}

/** Listing, paging and placing, one after the other, in a shop that has so many orders. */
async function withOrders(orders: number): Promise<Grown> {
  const shop = await serveShop();
  try {
    const file = join(shop.dataDir, "orders.sqlite");
    await placeOne(shop.url);
    multiply(file, orders);
    const headers = { ...asStaff, ...asBrowser };
    const one = { connections: 1, seconds: 3, warmUp: 2 };
    const list = await load(`${shop.url}/api/orders?limit=50`, { ...one, headers });
    const cursor = await cursorOfFirstPage(shop.url);
    const page = await load(`${shop.url}/api/orders?limit=50&cursor=${encodeURIComponent(cursor)}`, {
      ...one,
      headers,
    });
    const place = await load(`${shop.url}/api/orders`, { ...one, headers: asShopper, script: placing });
    return { list, page, place };
  } finally {
    await shop.stop();
  }
}

async function placeOne(url: string): Promise<void> {
  const body = order.replace("@order", "bench-first-of-all-0001");
  const answer = await fetch(`${url}/api/orders`, { method: "POST", headers: asShopper, body });
  if (!answer.ok) throw new Error(`An order was refused: ${await answer.text()}`);
}

/** Copies the one order until there are so many, each a second older than the one before. */
function multiply(file: string, orders: number): void {
  // The shop writes to it as well, for example its outbox.
  const db = new DatabaseSync(file, { timeout: 20_000 });
  db.exec(`
    WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${orders - 1})
    INSERT INTO orders (order_id, created_at, user_id, status, fingerprint, body)
    SELECT
      printf('bench-copy-%012d', n),
      strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || n || ' seconds'),
      user_id, status, fingerprint,
      json_set(body,
        '$.order_id', printf('bench-copy-%012d', n), '$.id', printf('bench-copy-%012d', n),
        '$.created_at', strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || n || ' seconds'))
    FROM copies, (SELECT * FROM orders LIMIT 1)
  `);
  db.close();
}

async function cursorOfFirstPage(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders?limit=50`, { headers: asStaff });
  return ((await answer.json()) as { next_cursor: string }).next_cursor;
}
