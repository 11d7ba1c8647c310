import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { backUp } from "@/scripts/backups/order-backup";
import { backupCommand } from "@/tests/support/backup-command";
import { newDataDir } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

const MIB = 2 ** 20;
const SIZE = 80;

/** An order file of so many MiB, and the shop that has it open. */
function largeShop() {
  const dataDir = newDataDir();
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  db.exec("CREATE TABLE filler (room BLOB)");
  for (let n = 0; n < SIZE; n++) db.exec(`INSERT INTO filler VALUES (randomblob(${MIB}))`);
  db.close();
  return { dataDir, store };
}

test(`a backup of ${SIZE} MiB ends while orders come without a pause, and each of them is answered`, {
  timeout: 60_000,
}, async () => {
  const { dataDir, store } = largeShop();
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
