import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { MONEY } from "#lib/server/store/sqlite-migrations.ts";
import { openDatabase, replacedTables } from "#lib/server/store/sqlite-schema.ts";
import { openSqliteStore } from "#lib/server/store/sqlite-store.ts";
import { isStoreUnavailable, StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { projectRoot } from "@/scripts/env";
import { command } from "@/tests/support/command";
import { formNineFolder } from "@/tests/support/form-nine";
import { becomeOrdinaryUser } from "@/tests/support/ordinary-user";
import { newDataDir } from "@/tests/support/shop";
import { messageOf, toPlace } from "@/tests/support/store-fixtures";
import { storedOrder } from "@/tests/support/stored-in-november";
import { openSqlite } from "@/tests/support/stores";

// promise: A restore knows every table
test("each table of the order file is exchanged by a restore, or is named here as one that stays", () => {
  const db = openDatabase(join(newDataDir(), "orders.sqlite"));
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  db.close();
  // Photos are added. What is switched and changed now is newer than a backup, and the rest is forgotten within hours.
  const staying = ["ended_sessions", "photos", "shop_state", "shop_changes", "rate_limit_hits", "probe", "probe_room"];
  expect(tables.map(({ name }) => name).sort()).toEqual([...replacedTables, ...staying].sort());
});

const opener = `
  import { openDatabase } from "${projectRoot}/lib/server/store/sqlite-schema.ts";
  openDatabase(process.argv[1]).close();`;

// promise: two versions of the shop may share one store
test("a file of the form before is brought to today's once by servers that start at the same moment, whatever it holds from before that", async () => {
  const { file } = formNineFolder();
  const node = ["--conditions=react-server", "--input-type=module-typescript", "--no-warnings", "-e", opener, file];
  const servers = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, node));
  for (const { stderr } of await Promise.all(servers)) expect(stderr).toBe("");
  const store = openSqlite(file);
  const messages = await store.messagesOf(storedOrder.order_id);
  expect(messages).toMatchObject([{ kind: "warehouse-email", counted_as: null, change: null }]);
  expect(await store.findMessage("unheard-1")).toMatchObject({ kind: "unheard-email", order_id: "", entry: 0 });
  const made = openDatabase(join(newDataDir(), "orders.sqlite"));
  const stepped = new DatabaseSync(file);
  const form = (db: DatabaseSync) => [
    db.prepare("PRAGMA user_version").get(),
    ...db.prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY name").all(),
  ];
  expect(form(stepped)).toEqual(form(made));
  expect(stepped.prepare("SELECT key FROM shop_state").all()).toEqual([{ key: "sold_out:black-pepper" }]);
  for (const db of [made, stepped]) db.close();
});

test("what was given back before its amount was stored is the total, also of an order that is unpaid by now", async () => {
  const { file } = formNineFolder();
  const db = new DatabaseSync(file);
  const refunded = JSON.stringify({ how: "UPI", reference: "", at: "2026-11-24T10:00:00.000Z" });
  db.prepare("UPDATE orders SET body = json_set(body, '$.paid', NULL, '$.refunded', json(?))").run(refunded);
  db.close();
  const stored = await openSqlite(file).find(storedOrder.order_id);
  expect(stored?.order).toMatchObject({ paid: null, refunded: { how: "UPI", amount: storedOrder.total_price } });
});

test("a step that fails leaves the file as it was, for the next start", () => {
  const { file } = formNineFolder();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  db.exec("ALTER TABLE messages RENAME TO gone");
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
  expect(db.prepare("PRAGMA user_version").get()).toEqual({ user_version: 9 });
  db.exec("ALTER TABLE gone RENAME TO messages");
  expect(() => openSqlite(file)).not.toThrow();
});

test.each([0, 8])("a file of form %i is refused in one line with the cure, and left as it is", async (form) => {
  const { file, folder } = formNineFolder(form);
  const before = readFileSync(file);
  expect(() => openSqlite(file)).toThrow(StoreUnavailable);
  const { code, said } = await command("orders", { SHOP_DATA_DIR: folder }, "--since", "2026-11-01");
  expect(code).toBe(1);
  expect(said).toMatch(/^These orders have form \d, [^\n]+: start the version of [^\n]+\n$/);
  expect(readFileSync(file)).toEqual(before);
});

// promise: a change of the statuses makes no list of money wrong or slow
test("a file whose index of money is from before a change of the statuses gets today's when it is opened", () => {
  const file = join(newDataDir(), "orders.sqlite");
  openDatabase(file).close();
  const asked = `SELECT order_id FROM orders WHERE ${MONEY} = 'due' ORDER BY created_at DESC, order_id DESC`;
  const isIndexed = () => {
    const db = new DatabaseSync(file);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${asked}`).all();
    db.close();
    return plan.length === 1 && /INDEX orders_by_money\w* \(<expr>=\?\)/.test(String(plan[0]?.detail));
  };
  expect(isIndexed()).toBe(true);
  // A restore has added to its name, and the former rows may still be there.
  for (const [name, renamed] of [["orders_by_money"], ["orders_by_money_restored_1", "orders_by_money"]]) {
    const db = new DatabaseSync(file);
    db.exec("DROP INDEX orders_by_money");
    if (renamed) db.exec(`CREATE TABLE former_orders (status); CREATE INDEX ${renamed} ON former_orders (status)`);
    db.exec(`CREATE INDEX ${name} ON orders (status)`);
    db.close();
    expect(isIndexed()).toBe(false);
    openDatabase(file).close();
    expect(isIndexed()).toBe(true);
  }
});

// promise: Read-only from the start
// That a shop goes on once its file can be opened is in tests/api/config-and-health.test.ts.
test("the file's folder is made when it is missing; what is no order file, or can't be made or written, means 'unavailable'", () => {
  const folder = newDataDir();
  const at = (...path: string[]) => join(folder, ...path);
  expect(() => openSqlite(at("not", "yet", "orders.sqlite"))).not.toThrow();
  const something = "not a database, and long enough to be looked at ".repeat(40);
  writeFileSync(at("something"), something);
  mkdirSync(at("folder"));
  openSqliteStore(at("read-only")).close();
  chmodSync(at("read-only"), 0o444);
  mkdirSync(at("closed"), { mode: 0o500 });
  becomeOrdinaryUser(folder);
  for (const file of ["something", "something/data/orders.sqlite", "folder", "read-only", "closed/orders.sqlite"])
    expect(() => openSqlite(at(file)), file).toThrow(StoreUnavailable);
  expect(readFileSync(at("something"), "utf8")).toBe(something);
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

test("the order file's own connection waits for the disk at each commit, and keeps a write-ahead log", async () => {
  const connections = new Set<DatabaseSync>();
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, ...sql) {
    connections.add(this);
    return prepare.apply(this, sql);
  });
  const store = openSqlite(join(newDataDir(), "orders.sqlite"));
  await store.place(toPlace());
  const [db, ...others] = connections;
  expect(others).toEqual([]);
  expect({ ...db?.prepare("PRAGMA synchronous").get() }).toEqual({ synchronous: 2 });
  expect({ ...db?.prepare("PRAGMA journal_mode").get() }).toEqual({ journal_mode: "wal" });
});
