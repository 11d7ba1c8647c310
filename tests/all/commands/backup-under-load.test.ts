import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { backUp } from "@/scripts/backups/order-backup";
import { childEnvironment, projectRoot } from "@/scripts/env";
import { backupCommand } from "@/tests/support/backup-command";
import { lengthOf } from "@/tests/support/length";
import { fillOrders } from "@/tests/support/many-orders";
import { anOrder, type SentOrder } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";
import { script } from "@/tests/support/script";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

/** While it runs, this process goes on. */
const inProcessOfItsOwn = (settings: Record<string, string>, ...args: string[]) =>
  script(["--conditions=react-server", "scripts/backup.ts", ...args], settings);

const CLIENTS = 16;

function startClients(shop: Shop) {
  const answered: SentOrder[] = [];
  let stopping = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopping) {
      const order = anOrder();
      expect((await shop.place(order)).status).toBe(201);
      answered.push(order);
      // The handlers run in this very process: its timers and its other clients have their turn as well.
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });
  return {
    answered,
    async stop() {
      stopping = true;
      await Promise.all(clients);
    },
  };
}

test(// promise: Backups under load hold what was answered
"a backup taken while 16 clients place holds every order answered before it, whole, and replays it", {
  timeout: 60_000,
}, async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const clients = startClients(shop);
  await expect.poll(() => clients.answered.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const before = [...clients.answered];
  const folder = join(shop.dataDir, "copy");
  expect((await inProcessOfItsOwn({ SHOP_DATA_DIR: shop.dataDir }, "backup", folder)).code).toBe(0);
  expect(clients.answered.length).toBeGreaterThan(before.length);
  await clients.stop();

  const dataDir = newDataDir();
  expect(await inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "restore", folder)).toMatchObject({ code: 0 });
  const restored = await freshShop({ RATE_LIMIT: "off" }, dataDir);
  for (const order of before) expect((await restored.place(order)).status).toBe(200);
  for (const { order_id } of clients.answered) {
    const messages = await restored.store().messagesOf(order_id);
    expect(messages).toHaveLength((await restored.store().find(order_id)) ? 1 : 0);
  }
});

const MIB = 2 ** 20;
const SIZE = 80;

test(`a backup of ${SIZE} MiB ends while orders come without a pause, and each of them is answered`, {
  timeout: 60_000,
}, async () => {
  const dataDir = newDataDir();
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  db.exec("CREATE TABLE filler (room BLOB)");
  for (let n = 0; n < SIZE; n++) db.exec(`INSERT INTO filler VALUES (randomblob(${MIB}))`);
  db.close();
  const before = toPlace();
  await store.place(before);
  let done = false;
  const copying = backUp(dataDir, join(dataDir, "copy")).finally(() => {
    done = true;
  });
  const until = performance.now() + 45_000;
  const waits: number[] = [];
  while (!done && performance.now() < until) {
    const began = performance.now();
    expect((await store.place(toPlace())).outcome).toBe("placed");
    waits.push(performance.now() - began);
    await pause(1);
  }
  expect(done).toBe(true);
  expect(Math.max(...waits)).toBeLessThan(5_000);
  const { folder } = await copying;
  const copy = openSqlite(join(folder, "orders.sqlite"));
  expect((await copy.find(before.order.order_id))?.order).toEqual(before.order);
  expect(statSync(join(folder, "orders.sqlite")).size).toBeGreaterThan(SIZE * MIB);
});

test("a backup that was killed leaves nothing that the next one to the same folder minds", {
  timeout: 30_000,
}, async () => {
  const dataDir = newDataDir();
  await openSqlite(join(dataDir, "orders.sqlite")).place(toPlace());
  const folder = join(dataDir, "copy");
  mkdirSync(folder);
  // What a copy leaves behind that was broken off: half a file under another name, and its journal.
  for (const name of ["orders.sqlite.part", "orders.sqlite.part-journal"]) writeFileSync(join(folder, name), "half");
  const { code, said } = await backupCommand({ SHOP_DATA_DIR: dataDir }, "backup", folder);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^Copying \d+(\.\d)? MB\. The shop may go on taking orders\.\n1 orders and/),
  ]);
  expect(existsSync(join(folder, "orders.sqlite.part"))).toBe(false);
  expect(existsSync(join(folder, "orders.sqlite.part-journal"))).toBe(false);
});

const ORDERS = lengthOf(8_000, 1_000_000);
const restoreTakes = { timeout: lengthOf(120_000, 3_600_000) };
/** No customer's order waits longer for a restore, in milliseconds. */
const MOST_WAIT = 1000;

const countIn = (folder: string) => {
  const db = new DatabaseSync(join(folder, "orders.sqlite"), { readOnly: true });
  const { n } = db.prepare("SELECT count(*) AS n FROM orders").get() as { n: number };
  const left = db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'next%' OR name LIKE 'former%'").all();
  db.close();
  return { orders: n, left: left.length };
};

async function shopOfMany() {
  const dataDir = newDataDir();
  await fillOrders(dataDir, ORDERS);
  const folder = join(dataDir, "copy");
  expect((await inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "backup", folder)).code).toBe(0);
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  for (let n = 0; n < 5; n++) await store.place(toPlace());
  return { dataDir, folder, store };
}

// promise: A restore does not stop the shop
// promise: Backups under load hold what was answered ... and restores lose none of it
test(
  `while ${ORDERS} orders are restored no order waits longer than ${MOST_WAIT} ms, and none is lost`,
  restoreTakes,
  async () => {
    const { dataDir, folder, store } = await shopOfMany();
    const before = countIn(dataDir).orders;
    let done = false;
    const began = performance.now();
    const restoring = inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "restore", folder).finally(() => {
      done = true;
    });
    const waits: number[] = [];
    const placed: string[] = [];
    while (!done) {
      const order = toPlace();
      const asked = performance.now();
      expect((await store.place(order)).outcome).toBe("placed");
      waits.push(performance.now() - asked);
      placed.push(order.order.order_id);
      await pause(5);
    }
    const { code, out: said } = await restoring;
    const took = Math.round((performance.now() - began) / 1000);
    expect([code, said]).toEqual([0, expect.stringContaining(`Restored ${before - 5} orders`)]);
    expect(Math.max(...waits)).toBeLessThan(MOST_WAIT);

    const kept = openSqlite(join(/kept in (.*)/.exec(said)?.[1] ?? expect.fail(said), "orders.sqlite"));
    for (const id of placed) expect((await store.find(id)) ?? (await kept.find(id))).not.toBeNull();
    const since = toPlace();
    await store.place(since);
    expect(await store.find(since.order.order_id)).not.toBeNull();
    expect(countIn(dataDir).left).toBe(0);
    const newest = await store.list({ limit: 100, statuses: ["delivered"] });
    expect(newest.orders).toHaveLength(100);
    recordTable("restore.md", [
      ["orders", "seconds", "orders placed meanwhile", "longest wait"],
      [String(ORDERS), String(took), String(placed.length), `${Math.round(Math.max(...waits))} ms`],
    ]);
  },
);

test(
  "a restore that is killed leaves the former orders or the restored ones, and the next one clears up after it",
  restoreTakes,
  async () => {
    const { dataDir, folder } = await shopOfMany();
    const [former, restored] = [countIn(dataDir).orders, countIn(folder).orders];
    for (const after of [400, 900, 1500]) {
      const env = childEnvironment({ SHOP_DATA_DIR: dataDir });
      const args = ["--conditions=react-server", "scripts/backup.ts", "restore", folder];
      const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: "ignore" });
      await pause(after);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      expect([former, restored]).toContain(countIn(dataDir).orders);
    }
    expect((await inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "restore", folder)).code).toBe(0);
    expect(countIn(dataDir)).toEqual({ orders: restored, left: 0 });
  },
);
