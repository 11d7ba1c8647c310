import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, replacedTables } from "#lib/server/store/sqlite-schema.ts";
import { openSqliteStore } from "#lib/server/store/sqlite-store.ts";
import { isStoreUnavailable, StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { projectRoot } from "@/scripts/env";
import { novemberFolder } from "@/tests/support/november-file";
import { becomeOrdinaryUser } from "@/tests/support/ordinary-user";
import { newDataDir } from "@/tests/support/shop";
import { messageOf, placedAt, toPlace } from "@/tests/support/store-fixtures";
import { storedOrder } from "@/tests/support/stored-in-november";
import { openSqlite } from "@/tests/support/stores";

test("orders, redemptions and messages survive closing and reopening the file", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const before = openSqliteStore(file);
  const sent = toPlace({}, ["a"]);
  await before.place(sent);
  before.close();
  const after = openSqlite(file);
  expect(await after.find(sent.order.order_id)).toEqual({ order: sent.order, fingerprint: sent.fingerprint });
  expect(await after.place(toPlace({}, ["a"]))).toEqual({ outcome: "already_redeemed", redemption: "a" });
  expect(await after.dueMessages(Date.parse(placedAt), 10)).toHaveLength(1);
});

// promise: A restore knows every table
test("each table of the order file is exchanged by a restore, or is named here as one that stays", () => {
  const db = openDatabase(join(newDataDir(), "orders.sqlite"));
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  db.close();
  // Photos are added. What is switched and changed now is newer than a backup, and the rest is forgotten within hours.
  const staying = ["photos", "shop_state", "shop_changes", "rate_limit_hits", "probe", "probe_room"];
  expect(tables.map(({ name }) => name).sort()).toEqual([...replacedTables, ...staying].sort());
});

const opener = `
  import { openDatabase } from "${projectRoot}/lib/server/store/sqlite-schema.ts";
  openDatabase(process.argv[1]).close();`;

// promise: two versions of the shop may share one store
test("November's file is brought to today's form once by servers that start at the same moment, and November's server goes on beside them", async () => {
  const { file } = novemberFolder();
  const november = new DatabaseSync(file, { timeout: 5000 });
  onTestFinished(() => november.close());
  const node = ["--conditions=react-server", "--input-type=module-typescript", "--no-warnings", "-e", opener, file];
  const servers = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, node));
  for (const { stderr } of await Promise.all(servers)) expect(stderr).toBe("");
  const insert = `INSERT INTO messages (id, order_id, kind, recipient, entry, state, attempts, due_at, reason, created_at, sent_at,
     sid, check_at, version) VALUES ('later', ?, 'whatsapp', '+919811111111', 0, 'pending', 0, 7, NULL, 5, NULL, NULL, NULL, 1)`;
  november.prepare(insert).run(storedOrder.order_id);
  const store = openSqlite(file);
  const messages = await store.messagesOf(storedOrder.order_id);
  expect(messages.map(({ id, state, counted_as }) => [id.split(":").at(-1), state, counted_as])).toEqual([
    ["later", "pending", null],
    ["customer-email", "pending", null],
    ["warehouse-email", "sent", null],
  ]);
  const indexes = november.prepare(
    "SELECT name FROM sqlite_schema WHERE tbl_name = 'messages' AND sql LIKE '%customer%'",
  );
  expect(indexes.all()).toEqual([{ name: "messages_of_customer" }]);
});

test("a file that has a step's column already takes the step all the same", async () => {
  const { file } = novemberFolder();
  const db = new DatabaseSync(file);
  db.exec("ALTER TABLE messages ADD COLUMN counted_as TEXT; DROP INDEX messages_to_customer");
  db.close();
  expect(await openSqlite(file).messagesOf(storedOrder.order_id)).toHaveLength(2);
});

test("a step that fails leaves the file as it was, for the next start", () => {
  const { file } = novemberFolder();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  db.exec("ALTER TABLE messages RENAME TO gone");
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
  expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  db.exec("ALTER TABLE gone RENAME TO messages");
  expect(() => openSqlite(file)).not.toThrow();
});

test("due delivery checks are found without reading the other messages", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  openSqlite(file);
  const db = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => db.close());
  const plan = db.prepare(
    "EXPLAIN QUERY PLAN SELECT * FROM messages WHERE check_at <= ? ORDER BY check_at, id LIMIT ?",
  );
  expect(String(plan.all(0, 1)[0]?.detail)).toBe("SEARCH messages USING INDEX messages_to_check (check_at<?)");
});

test("the file's folder is made when it is missing", () => {
  expect(() => openSqlite(join(newDataDir(), "not", "yet", "orders.sqlite"))).not.toThrow();
});

test("a folder that can't be made means 'unavailable'", () => {
  const inTheWay = join(newDataDir(), "file");
  writeFileSync(inTheWay, "");
  expect(() => openSqlite(join(inTheWay, "data", "orders.sqlite"))).toThrow(StoreUnavailable);
});

test("a folder where the file should be means 'unavailable'", () => {
  const file = join(newDataDir(), "orders.sqlite");
  mkdirSync(file);
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
});

test("a file of something else means 'unavailable', and is left as it is", () => {
  const file = join(newDataDir(), "orders.sqlite");
  const something = "not a database, and long enough to be looked at ".repeat(40);
  writeFileSync(file, something);
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
  expect(readFileSync(file, "utf8")).toBe(something);
});

test("a read-only file means 'unavailable'", () => {
  const folder = newDataDir();
  const file = join(folder, "orders.sqlite");
  openSqliteStore(file).close();
  chmodSync(file, 0o444);
  becomeOrdinaryUser(folder);
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
});

test("a folder that may not be written means 'unavailable'", () => {
  const folder = newDataDir();
  becomeOrdinaryUser(folder);
  chmodSync(folder, 0o500);
  expect(() => openSqlite(join(folder, "orders.sqlite"))).toThrow(StoreUnavailable);
});

// promise: The file deleted under the running shop: nothing is called placed
test("no order is called placed while the file is deleted from under the running shop", async () => {
  const folder = newDataDir();
  const store = openSqlite(join(folder, "orders.sqlite"));
  await store.place(toPlace());
  rmSync(folder, { recursive: true });
  await expect(store.place(toPlace())).rejects.toSatisfy(isStoreUnavailable);
  await expect(store.probe()).rejects.toSatisfy(isStoreUnavailable);
});

async function expectUnavailable(calls: Promise<unknown>[]): Promise<void> {
  for (const call of await Promise.allSettled(calls))
    expect(call.status === "rejected" && isStoreUnavailable(call.reason)).toBe(true);
}

// promise: A placing that fails half way saves no half
test("a damaged store fails every call as 'unavailable', and a placing that fails half way saves no half", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const store = openSqlite(file);
  const saved = toPlace();
  await store.place(saved);
  const [message = messageOf("", "")] = await store.messagesOf(saved.order.order_id);
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  db.exec("ALTER TABLE messages RENAME TO gone_messages");

  const sent = toPlace({}, ["a"]);
  const failures = [
    store.place(sent),
    store.messagesOf(saved.order.order_id),
    store.dueMessages(0, 1),
    store.nextDue(),
    store.messagesToCheck(0, 1),
    store.unsentMessages({ limit: 1 }),
    store.changeMessage(message, { attempts: 1 }),
  ];
  await expectUnavailable(failures);
  expect(await store.find(sent.order.order_id)).toBeNull();

  db.exec("ALTER TABLE gone_messages RENAME TO messages");
  expect((await store.place(sent)).outcome).toBe("placed");

  for (const table of ["orders", "probe"]) db.exec(`ALTER TABLE ${table} RENAME TO gone_${table}`);
  const others = [
    store.find(saved.order.order_id),
    store.list({ limit: 1 }),
    store.update(saved.order.order_id, (order) => ({ order, messages: [] })),
    store.probe(),
  ];
  await expectUnavailable(others);
});

test("a mistake of ours is not reported as a store that is unavailable", async () => {
  const store = openSqlite(join(newDataDir(), "orders.sqlite"));
  const sent = toPlace();
  await store.place(sent);
  const mistake = store.update(sent.order.order_id, () => {
    throw new TypeError("a mistake");
  });
  await expect(mistake).rejects.toBeInstanceOf(TypeError);
});

test("a redemption in the file says nothing of the order that took it", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const sent = toPlace({}, ["first-order:uid:u"]);
  await openSqlite(file).place(sent);
  const db = new DatabaseSync(file, { readOnly: true });
  const [row] = db.prepare("SELECT * FROM claims").all();
  db.close();
  expect(Object.values(row ?? {})).toContain("first-order:uid:u");
  expect(JSON.stringify(row)).not.toContain(sent.order.order_id);
});
