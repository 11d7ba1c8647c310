import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { exchange } from "@/scripts/backups/exchange";
import { backUp, restore } from "@/scripts/backups/order-backup";
import { backupsIn, rotate } from "@/scripts/backups/rotation";
import { backupCommand } from "@/tests/support/backup-command";
import { fillOrders } from "@/tests/support/many-orders";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

const options = { timeout: 60_000 };

const command = (shop: Shop, ...args: string[]) => backupCommand({ SHOP_DATA_DIR: shop.dataDir }, ...args);

async function placed(shop: Shop) {
  const order = anOrder();
  await shop.place(order);
  await shop.settled();
  return async () => (await shop.store().find(order.order_id)) !== null;
}

const ordersIn = (folder: string) => {
  const db = new DatabaseSync(join(folder, "orders.sqlite"), { readOnly: true });
  const counted = db.prepare("SELECT count(*) AS orders FROM orders").get()?.orders;
  db.close();
  return counted;
};

test("a drill tries a backup, and leaves the shop's orders and secrets as they are", options, async () => {
  const shop = await freshShop();
  await placed(shop);
  const folder = join(shop.dataDir, "copy");
  await command(shop, "backup", folder);
  const isThere = await placed(shop);
  writeFileSync(join(shop.dataDir, "staff-token"), "another\n");
  const before = readdirSync(shop.dataDir).sort();
  expect(await command(shop, "restore", "--drill", folder)).toEqual({
    code: 0,
    said: expect.stringMatching(/1 orders, .* All of them came back\.\nThe shop has 2 orders now, 1 more than/),
  });
  expect(await isThere()).toBe(true);
  expect(readdirSync(shop.dataDir).sort()).toEqual(before);
});

test("a drill in which a row does not come back fails, and names the table", options, async () => {
  const shop = await freshShop();
  await placed(shop);
  const folder = join(shop.dataDir, "copy");
  await command(shop, "backup", folder);
  vi.doMock("@/scripts/backups/order-backup", async (original) => {
    const real = await original<typeof import("@/scripts/backups/order-backup")>();
    return {
      ...real,
      async restore(place: string, from: string) {
        const restored = await real.restore(place, from);
        const db = new DatabaseSync(join(place, "orders.sqlite"));
        db.exec("DELETE FROM messages");
        db.close();
        return restored;
      },
    };
  });
  vi.resetModules();
  const { drill } = await import("@/scripts/backups/drill");
  await expect(drill(shop.dataDir, folder)).rejects.toThrow("Not all rows came back: messages.");
});

test("old backups go with --rotate alone", options, async () => {
  const shop = await freshShop();
  await placed(shop);
  const backups = join(shop.dataDir, "backups");
  const names = Array.from({ length: 20 }, (_, n) => `2025-10-${String(n + 1).padStart(2, "0")}T06-30-00.000Z`);
  for (const name of names) {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, "orders.sqlite"), "");
  }
  expect((await command(shop, "backup")).said).not.toContain("deleted");
  expect(readdirSync(backups)).toEqual(expect.arrayContaining(names));
  expect(readdirSync(backups)).toHaveLength(21);
  const rotated = await command(shop, "backup", "--rotate");
  expect(rotated.said).toMatch(/8 old backups are deleted, 14 are kept: 14 days and 12 months\.\n$/);
  // Of today the newer one, then the 13 latest days, of which the last is its month's.
  expect(readdirSync(backups).sort().slice(0, -1)).toEqual(names.slice(7));
});

// promise: What a restore has replaced is in no rotation
test("after two restores and a night's rotation every earlier state is there, and what was interrupted is not", async () => {
  const { dataDir, ...shop } = await freshShop();
  const [one, two] = ["one", "two"].map((name) => join(dataDir, name)) as [string, string];
  for (const folder of [one, two, null]) {
    await shop.store().place(toPlace());
    if (folder) await backUp(dataDir, folder);
  }
  const backups = join(dataDir, "backups");
  const left = ["2025-10-01T06-30-00.000Z", "before-restore-2025-10-01T06-30-00.000Z"];
  for (const name of left) {
    mkdirSync(join(backups, name), { recursive: true });
    writeFileSync(join(backups, name, "orders.sqlite.part"), "");
  }
  for (const folder of [one, two]) await restore(dataDir, folder);
  expect(backupsIn(dataDir)).toEqual([]);
  await backUp(dataDir);
  expect(rotate(dataDir)).toEqual({ deleted: 0, kept: 1 });
  expect(readdirSync(backups).map((name) => ordersIn(join(backups, name)))).toEqual([2, 3, 1]);
});

// promise: A restore gives the disk back what it took
test("a second restore leaves the file, and the copy of what was before, no larger than the first", async () => {
  const [dataDir, source] = [newDataDir(), newDataDir()];
  await fillOrders(source, 1000);
  openSqlite(join(dataDir, "orders.sqlite"));
  await restore(dataDir, source);
  const size = (folder: string) => statSync(join(folder, "orders.sqlite")).size;
  const first = size(dataDir);
  const { before } = await restore(dataDir, source);
  expect(size(dataDir)).toBeLessThan(first * 1.1);
  expect(size(/kept in (.*)/.exec(before)?.[1] ?? expect.fail(before))).toBeLessThan(first * 1.1);
});

test(
  "a restore that was interrupted after its exchange loses nothing: the next one keeps what it had replaced",
  options,
  async () => {
    const shop = await freshShop();
    await placed(shop);
    const folder = join(shop.dataDir, "copy");
    await command(shop, "backup", folder);
    for (let more = 0; more < 2; more += 1) await placed(shop);
    const interrupted = exchange(join(shop.dataDir, "orders.sqlite"), join(folder, "orders.sqlite"), () =>
      Promise.reject(new Error("The machine went off")),
    );
    await expect(interrupted).rejects.toThrow("went off");
    expect(ordersIn(shop.dataDir)).toBe(1);
    expect((await command(shop, "restore", folder)).code).toBe(0);
    const backups = join(shop.dataDir, "backups");
    expect(readdirSync(backups).map((name) => ordersIn(join(backups, name)))).toContain(3);
  },
);
