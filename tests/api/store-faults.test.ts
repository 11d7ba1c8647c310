import { chmodSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { outcomeOf } from "#lib/browser/checkout/place-order.ts";
import { openSqliteStore } from "#lib/server/store/sqlite-store.ts";
import { heldBy } from "@/tests/support/held-file";
import { anOrder } from "@/tests/support/orders";
import { becomeOrdinaryUser } from "@/tests/support/ordinary-user";
import { recordTable } from "@/tests/support/record";
import { type Answer, freshShop, newDataDir, type Shop } from "@/tests/support/shop";

/** How long a server waits for another's write, in milliseconds, and what a busy machine may add to any response. */
const BUSY = 5000;
const BESIDES = 2500;

type Fault = { shop: Shop; file: string; db: DatabaseSync };
/** Causes a fault, and returns a function that ends it. */
type Cause = (fault: Fault) => (() => unknown) | Promise<() => unknown>;

const faults: [fault: string, cause: Cause, answer: string, after: [least: number, most: number], health: number][] = [
  ["none", () => () => undefined, "201", [0, BESIDES], 200],
  ["slow: another server writes for one second", ({ file }) => heldBy(file, 1000), "201", [500, 1000 + BESIDES], 200],
  [
    "busy: another server does not stop writing",
    ({ file }) => heldBy(file),
    "503 unavailable",
    [BUSY, BUSY + BESIDES],
    503,
  ],
  [
    "full: the disk takes no more",
    ({ db }) => {
      const { page_count } = db.prepare("PRAGMA page_count").get() as { page_count: number };
      db.exec(`PRAGMA max_page_count = ${page_count}`);
      return () => db.exec("PRAGMA max_page_count = 1000000");
    },
    "503 unavailable",
    [0, BESIDES],
    503,
  ],
  [
    "read-only: the disk may not be written any more",
    ({ db }) => {
      db.exec("PRAGMA query_only = ON");
      return () => db.exec("PRAGMA query_only = OFF");
    },
    "503 unavailable",
    [0, BESIDES],
    503,
  ],
  [
    "gone: the file was taken away under the running shop",
    ({ file }) => {
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
    "503 unavailable",
    [0, BESIDES],
    503,
  ],
  [
    "damaged: the orders' table is not there",
    ({ file }) => {
      const other = new DatabaseSync(file);
      other.exec("ALTER TABLE orders RENAME TO gone_orders; ALTER TABLE probe RENAME TO gone_probe");
      return () => {
        other.exec("ALTER TABLE gone_orders RENAME TO orders; ALTER TABLE gone_probe RENAME TO probe");
        other.close();
      };
    },
    "503 unavailable",
    [0, BESIDES],
    503,
  ],
];

const table = [["the store", "answer", "after", "kept", "/api/health", "what the shopper sees", "once mended"]];
afterAll(() => recordTable("store-faults.md", table));

/** What the browser shows for a response: the same decision that it makes itself. */
function seen({ status, body }: Answer): string {
  const refused = { ok: false, status, code: body.code ?? "", message: body.error ?? "", body } as const;
  const { type } = body.order ? outcomeOf({ ok: true, data: { order: body.order } }, false) : outcomeOf(refused, false);
  return { placed: "the order's number", unknown: "saved on this device", refused: "the error message" }[type];
}

/** A full disk still takes what fits into pages that are begun: orders are placed until none does. @returns how many are saved */
async function untilNoRoom(shop: Shop, fault: string): Promise<number> {
  let saved = 1;
  while (fault.startsWith("full") && saved < 50 && (await shop.place(anOrder())).status === 201) saved += 1;
  return saved;
}

const statusAndCode = ({ status, body }: Answer) => [status, body.code].filter(Boolean).join(" ");

test.each(faults)(
  // promise: Slow, busy, full, read-only, gone, damaged: 503 with Retry-After in time, nothing half saved
  "the store is %s: an answer in time, nothing half saved, and the same order goes once it is mended",
  { timeout: 30_000 },
  async (fault, cause, answer, [least, most], healthy) => {
    const exec = vi.spyOn(DatabaseSync.prototype, "exec");
    const shop = await freshShop();
    const first = anOrder();
    expect((await shop.place(first)).status).toBe(201);
    await shop.settled();
    const file = join(shop.dataDir, "orders.sqlite");
    const db = exec.mock.contexts.find((context) => (context as DatabaseSync).location() === file) as DatabaseSync;
    const end = await cause({ shop, file, db });

    const before = await untilNoRoom(shop, fault);
    const sent = anOrder();
    const began = performance.now();
    const placed = await shop.place(sent);
    const took = performance.now() - began;
    expect(statusAndCode(placed)).toBe(answer);
    expect(took).toBeGreaterThanOrEqual(least);
    expect(took).toBeLessThan(most);
    if (placed.status === 503) expect(placed.headers.get("retry-after")).toBe("30");
    const health = await shop.call("GET", "/api/health");
    expect(health.status).toBe(healthy);

    await end();
    const stored = (await shop.store().list({ limit: 100 })).orders;
    const messages = await shop.store().messagesOf(sent.order_id);
    expect(stored).toHaveLength(before + (placed.status === 201 ? 1 : 0));
    expect(messages).toHaveLength(placed.status === 201 ? 1 : 0);
    const again = await shop.place(sent);
    expect(statusAndCode(again)).toBe(placed.status === 201 ? "200" : "201");
    expect((await shop.place(first)).status).toBe(200);
    expect((await shop.store().list({ limit: 100 })).orders).toHaveLength(before + 1);
    table.push([
      fault,
      statusAndCode(placed),
      `${Math.round(took)} ms`,
      placed.status === 201 ? "the order" : "nothing of it",
      String(health.status),
      seen(placed),
      again.status === 201 ? "placed, once" : "known, once",
    ]);
  },
);

// promise: Read-only from the start
test("the store is read-only from the start: 503 and an unhealthy shop, and orders once it may be written", async () => {
  const dataDir = newDataDir();
  const file = join(dataDir, "orders.sqlite");
  openSqliteStore(file).close();
  chmodSync(file, 0o444);
  becomeOrdinaryUser(dataDir);
  const shop = await freshShop({}, dataDir);
  const sent = anOrder();
  const began = performance.now();
  const placed = await shop.place(sent);
  const took = performance.now() - began;
  expect([statusAndCode(placed), statusAndCode(await shop.call("GET", "/api/health"))]).toEqual([
    "503 unavailable",
    "503 unavailable",
  ]);
  chmodSync(file, 0o600);
  expect((await shop.place(sent)).status).toBe(201);
  table.push([
    "read-only from the start",
    "503 unavailable",
    `${Math.round(took)} ms`,
    "nothing of it",
    "503",
    seen(placed),
    "placed, once",
  ]);
});

// promise: Two servers on one store
test("two servers on one store, one order sent 25 times to each at once: one order, one message, 49 replays", {
  timeout: 20_000,
}, async () => {
  const one = await freshShop({ RATE_LIMIT: "off" });
  const two = await freshShop({ RATE_LIMIT: "off" }, one.dataDir);
  const sent = anOrder();
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? one : two).place(sent)));
  const took = performance.now() - began;
  await Promise.all([one.settled(), two.settled()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
  expect((await one.store().list({ limit: 10 })).orders).toHaveLength(1);
  expect(await one.store().messagesOf(sent.order_id)).toHaveLength(1);
  table.push([
    "two servers, one order 50 times",
    "201 once, 200 49 times",
    `${Math.round(took)} ms for all`,
    "one order",
    "200",
    "the order's number",
    "-",
  ]);
});
