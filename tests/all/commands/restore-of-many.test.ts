import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { childEnvironment, projectRoot } from "@/scripts/env";
import { lengthOf } from "@/tests/support/length";
import { fillOrders } from "@/tests/support/many-orders";
import { recordTable } from "@/tests/support/record";
import { script } from "@/tests/support/script";
import { newDataDir } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

/** While it runs, this process goes on. */
const inProcessOfItsOwn = (settings: Record<string, string>, ...args: string[]) =>
  script(["--conditions=react-server", "scripts/backup.ts", ...args], settings);

const ORDERS = lengthOf(8_000, 1_000_000);
const options = { timeout: lengthOf(120_000, 3_600_000) };
/** No customer's order waits longer for a restore, in milliseconds. */
const MOST_WAIT = 1000;

const countIn = (folder: string) => {
  const db = new DatabaseSync(join(folder, "orders.sqlite"), { readOnly: true });
  const { n } = db.prepare("SELECT count(*) AS n FROM orders").get() as { n: number };
  const left = db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'next%' OR name LIKE 'former%'").all();
  db.close();
  return { orders: n, left: left.length };
};

/** A shop of many orders with a backup of them, and some more orders since. */
async function largeShop() {
  const dataDir = newDataDir();
  await fillOrders(dataDir, ORDERS);
  const folder = join(dataDir, "copy");
  expect((await inProcessOfItsOwn({ SHOP_DATA_DIR: dataDir }, "backup", folder)).code).toBe(0);
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  for (let n = 0; n < 5; n++) await store.place(toPlace());
  return { dataDir, folder, store };
}

// promise: A restore does not stop the shop
test(
  `while ${ORDERS} orders are restored no order waits longer than ${MOST_WAIT} ms, and none is lost`,
  options,
  async () => {
    const { dataDir, folder, store } = await largeShop();
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
  options,
  async () => {
    const { dataDir, folder } = await largeShop();
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
