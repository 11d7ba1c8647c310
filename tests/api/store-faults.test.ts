import { renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { heldBy } from "@/tests/support/held-file";
import { anOrder } from "@/tests/support/orders";
import { type Answer, freshShop, type Shop } from "@/tests/support/shop";

/** How long a server waits for another's write, in milliseconds, and what a busy machine may add to any response. */
const BUSY = 5000;
const BESIDES = 2500;

type Fault = { shop: Shop; file: string; db: DatabaseSync };
/** Causes a fault, and returns a function that ends it. */
type Cause = (fault: Fault) => (() => unknown) | Promise<() => unknown>;

const QUICK: [least: number, most: number] = [0, BESIDES];
/** How many times as fast the clock runs that a server waits by while the store is busy. */
const FASTER = 10;

/** What happens to the store, and how long an answer may take; the order is placed, or refused until the store is mended. */
const faults: [fault: string, cause: Cause, after: [least: number, most: number], isPlaced?: boolean][] = [
  ["none", () => () => undefined, QUICK, true],
  ["slow: another server writes for a moment", ({ file }) => heldBy(file, 300), [150, 300 + BESIDES], true],
  [
    "busy: another server does not stop writing",
    ({ file }) => {
      const [now, began] = [performance.now.bind(performance), performance.now()];
      vi.spyOn(performance, "now").mockImplementation(() => began + (now() - began) * FASTER);
      return heldBy(file);
    },
    [BUSY, BUSY + BESIDES * FASTER],
  ],
  [
    "full: the disk takes no more",
    ({ db }) => {
      const { page_count } = db.prepare("PRAGMA page_count").get() as { page_count: number };
      db.exec(`PRAGMA max_page_count = ${page_count}`);
      return () => db.exec("PRAGMA max_page_count = 1000000");
    },
    QUICK,
  ],
  [
    "read-only: the disk may not be written any more",
    ({ db }) => {
      db.exec("PRAGMA query_only = ON");
      return () => db.exec("PRAGMA query_only = OFF");
    },
    QUICK,
  ],
  [
    "gone: the file was taken away under the running shop",
    ({ file }) => {
      renameSync(file, `${file}.away`);
      return () => renameSync(`${file}.away`, file);
    },
    QUICK,
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
    QUICK,
  ],
];

/** A full disk still takes what fits into pages that are begun: orders are placed until none does. @returns how many are saved */
async function untilNoRoom(shop: Shop, fault: string): Promise<number> {
  let saved = 1;
  while (fault.startsWith("full") && saved < 50 && (await shop.place(anOrder())).status === 201) saved += 1;
  return saved;
}

const statusAndCode = ({ status, body }: Answer) => [status, body.code].filter(Boolean).join(" ");

// promise: Slow, busy, full, read-only, gone, damaged: 503 with Retry-After in time, nothing half saved
test.each(faults)("the store is %s: nothing is half saved", async (fault, cause, [least, most], isPlaced = false) => {
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
  expect(statusAndCode(placed)).toBe(isPlaced ? "201" : "503 unavailable");
  expect(took).toBeGreaterThanOrEqual(least);
  expect(took).toBeLessThan(most);
  if (!isPlaced) expect(placed.headers.get("retry-after")).toBe("30");
  const health = await shop.call("GET", "/api/health");
  expect(health.status).toBe(isPlaced ? 200 : 503);

  await end();
  const stored = (await shop.store().list({ limit: 100 })).orders;
  const messages = await shop.store().messagesOf(sent.order_id);
  expect(stored).toHaveLength(before + (isPlaced ? 1 : 0));
  expect(messages).toHaveLength(isPlaced ? 1 : 0);
  const again = await shop.place(sent);
  expect(statusAndCode(again)).toBe(isPlaced ? "200" : "201");
  expect((await shop.place(first)).status).toBe(200);
  expect((await shop.store().list({ limit: 100 })).orders).toHaveLength(before + 1);
});
