import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backUp, restore } from "@/scripts/backups/order-backup";
import { superfluous } from "@/scripts/backups/rotation";
import { backupCommand } from "@/tests/support/backup-command";
import { formNineFolder } from "@/tests/support/form-nine";
import { anOrder } from "@/tests/support/orders";
import { becomeOrdinaryUser } from "@/tests/support/ordinary-user";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { storedOrder } from "@/tests/support/stored-in-november";
import { openSqlite } from "@/tests/support/stores";

const command = (dataDir: string, ...args: string[]) => backupCommand({ SHOP_DATA_DIR: dataDir }, ...args);

const placed = async (shop: Shop, order = anOrder()) => {
  await shop.place(order);
  await shop.settled();
  return order;
};

async function backedUp() {
  const shop = await freshShop();
  const order = await placed(shop);
  const folder = join(shop.dataDir, "copy");
  await command(shop.dataDir, "backup", folder);
  return { shop, order, folder };
}

function sqlIn(dataDir: string, sql: string) {
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  const rows = db.prepare(sql).all();
  db.close();
  return rows;
}

test("a backup of a running shop holds its orders and secrets, and brings them back while it runs", async () => {
  const shop = await freshShop({ STAFF_API_TOKEN: "" });
  const savedOrder = await placed(shop, anOrder({ language: "ta" }));
  writeFileSync(join(shop.dataDir, "staff-token"), "the-token\n");
  const folder = join(shop.dataDir, "copy");
  expect(await command(shop.dataDir, "backup", folder)).toEqual({
    code: 0,
    said: expect.stringContaining(`1 orders and the shop's secrets are in ${folder}`),
  });
  expect(statSync(join(folder, "orders.sqlite")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "staff-token"), "utf8")).toBe("the-token\n");

  const later = await placed(shop);
  writeFileSync(join(shop.dataDir, "staff-token"), "another\n");
  const restored = await command(shop.dataDir, "restore", folder);
  expect(readFileSync(join(shop.dataDir, "staff-token"), "utf8")).toBe("the-token\n");
  expect(restored.said).toContain("Restored 1 orders");
  const found = async ({ order_id }: { order_id: string }) => (await shop.store().find(order_id))?.order.order_id;
  expect([await found(savedOrder), await found(later)]).toEqual([savedOrder.order_id, undefined]);
  expect((await shop.store().find(savedOrder.order_id))?.order.language).toBe("ta");
  // What is searched is the backup's, too.
  for (const term of ["name:meenaksh", "name:chennai", "product:hill-tea"]) {
    const searched = await shop.store().list({ limit: 9, terms: [term] });
    expect(searched.orders.map(({ order_id }) => order_id)).toEqual([savedOrder.order_id]);
  }
  expect((await shop.place(anOrder())).status).toBe(201);

  // What was there before the restore is not lost either.
  const before = /kept in (.*)/.exec(restored.said)?.[1] ?? expect.fail(restored.said);
  expect((await command(shop.dataDir, "restore", before)).said).toContain("Restored 2 orders");
  expect(await found(later)).toBe(later.order_id);
});

// promise: A sound backup can be restored wherever it can be read
test("a backup in a place that may only be read is restored, and one that may not be read is not called damaged", async () => {
  const [shop, copy, other] = [newDataDir(), newDataDir(), newDataDir()];
  await openSqlite(join(shop, "orders.sqlite")).place(toPlace());
  await backUp(shop, copy);
  // As former versions wrote them.
  const file = join(copy, "orders.sqlite");
  sqlIn(copy, "PRAGMA journal_mode = WAL");
  chmodSync(other, 0o777);
  chmodSync(copy, 0o555);
  becomeOrdinaryUser(copy);
  expect((await restore(other, copy)).orders).toBe(1);
  chmodSync(file, 0);
  await expect(restore(other, copy)).rejects.toThrow(/^\S+ can't be read now: /);
});

// promise: A backup holds bills and the owner's photos, and a restore loses no photo and no change
test("bills and photos are in a backup; a restore brings them back, and leaves photos and changes that are newer", async () => {
  const [shop, other] = [await freshShop(), await freshShop()];
  const photo = (name: string) => [{ name, bytes: Uint8Array.of(1, 2, 3) }];
  await shop.store().savePhoto(photo("old"));
  sqlIn(shop.dataDir, "INSERT INTO bills VALUES ('B-1', 'B', 1, '2026-11-01', 'an order', '{}')");
  const folder = join(shop.dataDir, "copy");
  await command(shop.dataDir, "backup", folder);
  await other.store().savePhoto(photo("new"));
  sqlIn(other.dataDir, "INSERT INTO bills VALUES ('B-2', 'B', 2, '2026-11-01', 'an order', '{}')");
  sqlIn(other.dataDir, "INSERT INTO shop_changes VALUES (1, '{}')");
  expect((await command(other.dataDir, "restore", folder)).said).toContain("Restored 0 orders");
  for (const name of ["old", "new"]) expect([...((await other.store().photo(name)) ?? [])]).toEqual([1, 2, 3]);
  const kept = "SELECT number AS name FROM bills UNION ALL SELECT n FROM shop_changes";
  expect(sqlIn(other.dataDir, kept).map(({ name }) => name)).toEqual(["B-1", 1]);
});

test("a backup of the form before is restored into a running shop, an older one is refused", async () => {
  const shop = await freshShop();
  await shop.store().probe();
  const restored = await command(shop.dataDir, "restore", formNineFolder().folder);
  expect(restored.said).toContain("Restored 1 orders");
  expect((await shop.store().find(storedOrder.order_id))?.order).toMatchObject({ history: [], paid: { amount: 180 } });
  expect((await shop.store().list({ limit: 9, terms: ["name:meenaksh"] })).orders).toHaveLength(1);
  const refused = await command(shop.dataDir, "restore", formNineFolder(8).folder);
  expect([refused.code, refused.said]).toEqual([1, expect.stringMatching(/^These orders have form 8, [^\n]+\n$/)]);
  const empty = newDataDir();
  expect((await command(empty, "restore", formNineFolder(8).folder)).code).toBe(1);
  expect(readdirSync(empty).filter((name) => name.startsWith("orders.sqlite"))).toEqual([]);
  expect((await shop.store().list({ limit: 9 })).orders).toHaveLength(1);
});

test("what is no sound backup is refused in one line, and changes nothing", async () => {
  const { shop, order, folder } = await backedUp();
  const twice = { code: 1, said: `${folder} holds a backup already. Name another folder.\n` };
  expect(await command(shop.dataDir, "backup", folder)).toEqual(twice);
  writeFileSync(join(folder, "orders.sqlite"), "rubbish".repeat(1000));
  for (const [wrong, why] of [
    [folder, /^[^\n]*is damaged[^\n]*\n$/],
    [join(shop.dataDir, "nowhere"), /^There is no orders\.sqlite in [^\n]*\n$/],
  ] as const) {
    expect(await command(shop.dataDir, "restore", wrong)).toEqual({ code: 1, said: expect.stringMatching(why) });
  }
  expect((await shop.store().find(order.order_id))?.order.order_id).toBe(order.order_id);
});

test("where orders are in Firestore, both commands say in one line what makes the backups there", async () => {
  const { dataDir } = await freshShop();
  const names = ["API_KEY", "AUTH_DOMAIN", "PROJECT_ID", "APP_ID"].map((name) => `NEXT_PUBLIC_FIREBASE_${name}`);
  const secrets = { STAFF_API_TOKEN: "a-token-of-the-tests-20", SHOP_SECRET: "a-secret-of-the-tests" };
  const firebase = { ...Object.fromEntries(names.map((name) => [name, "x"])), FIREBASE_PROJECT_ID: "shop" };
  const settings = { SHOP_DATA_DIR: dataDir, ...firebase, ...secrets };
  for (const args of [["backup"], ["restore", "somewhere"]]) {
    const { code, said } = await backupCommand(settings, ...args);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Orders are kept in Firestore, .*gcloud firestore export.*\n$/),
    ]);
  }
});

test("over a damaged order file a backup is restored too; the damaged one is moved aside, and the shop must be restarted", async () => {
  const { shop, order, folder } = await backedUp();
  sqlIn(shop.dataDir, "PRAGMA wal_checkpoint(TRUNCATE)");
  writeFileSync(join(shop.dataDir, "orders.sqlite"), "rubbish".repeat(1000));

  const { code, said } = await command(shop.dataDir, "restore", folder);
  expect([code, said]).toEqual([0, expect.stringMatching(/Restored 1 orders.*is damaged, and kept in .*Restart/s)]);
  const backupFile = /kept in (.*)/.exec(said)?.[1] ?? expect.fail(said);
  expect(readFileSync(join(backupFile, "orders.sqlite"), "utf8")).toContain("rubbish");
  // Nothing that it could still save would ever be found.
  expect((await shop.place(anOrder())).status).toBe(503);
  const restarted = await freshShop({}, shop.dataDir);
  expect((await restarted.place(order)).status).toBe(200);
});

test("what a lost or damaged order file leaves beside it does not come into the restored one", async () => {
  const { shop, order, folder } = await backedUp();
  // The journal of another file: SQLite would replay it into whatever lies under this name.
  const other = await freshShop();
  await placed(other);
  const name = (suffix: string, dataDir = shop.dataDir) => join(dataDir, `orders.sqlite${suffix}`);
  const dataDir = newDataDir();
  mkdirSync(dataDir, { recursive: true });
  for (const suffix of ["-wal", "-shm"]) copyFileSync(name(suffix, other.dataDir), name(suffix, dataDir));
  const { code, said } = await command(dataDir, "restore", folder);
  expect([code, said]).toEqual([0, expect.stringContaining("Restored 1 orders")]);
  const restarted = await freshShop({}, dataDir);
  expect((await restarted.place(order)).status).toBe(200);
  expect((await restarted.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
});

const nameOf = (date: Date) => date.toISOString().replaceAll(":", "-");
/** One backup a day at this time (UTC), for so many days before the 24th of November 2026. */
const daily = (days: number, time = "03:00") =>
  Array.from({ length: days }, (_, n) => nameOf(new Date(Date.parse(`2026-11-24T${time}:00.000Z`) - n * 86_400_000)));

test("the newest backup of each of 14 days in India and of 12 months is kept, and a folder that has another name is nobody's to delete", () => {
  const names = daily(500);
  const old = superfluous(names);
  const kept = names.filter((name) => !old.includes(name));
  expect(kept.slice(0, 14)).toEqual(names.slice(0, 14));
  // The fourteen days are all of November 2026: the last days of eleven months more.
  const ends = kept.slice(14).map((name) => name.slice(5, 10));
  const months = "10-31 09-30 08-31 07-31 06-30 05-31 04-30 03-31 02-28 01-31 12-31";
  expect([ends.join(" "), kept.at(-1)?.slice(0, 4)]).toEqual([months, "2025"]);
  // 18:20 and 18:40 UTC are two days in India.
  const [evening, night, later] = ["18-20", "18-40", "23-00"].map((time) => `2026-11-23T${time}-00.000Z`);
  expect(superfluous([evening, night, later].map(String))).toEqual([night]);
  const others = ["before-the-move", "2026-11-23", "2026-11-23T18-40-00.000Z.part", ...daily(30)];
  for (const name of others.slice(0, 3)) expect(superfluous(others)).not.toContain(name);
});

test("a shop whose backups stopped months ago loses none of the latest", () => {
  const names = daily(14).map((name) => name.replace("2026-11", "2025-11"));
  expect(superfluous(names)).toEqual([]);
});
