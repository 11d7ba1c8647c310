import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { SqliteStore } from "#lib/server/store/sqlite-store.ts";
import { isStoreUnavailable, StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { becomeOrdinaryUser } from "@/tests/support/ordinary-user";
import { newDataDir } from "@/tests/support/shop";
import { messageOf, placedAt, toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

test("orders, claims and messages survive closing and reopening the file", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const before = new SqliteStore(file);
  const sent = toPlace({}, ["a"]);
  await before.place(sent);
  before.close();
  const after = openSqlite(file);
  expect(await after.find(sent.order.order_id)).toEqual({ order: sent.order, fingerprint: sent.fingerprint });
  expect(await after.place(toPlace({}, ["a"]))).toEqual({ outcome: "already_redeemed", redemption: "a" });
  expect(await after.dueMessages(Date.parse(placedAt), 10)).toHaveLength(1);
});

test("orders of an earlier version's file are found by name and number from the first start on", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const before = new SqliteStore(file);
  const sent = toPlace({ guest_name: "Kavitha" });
  await before.place(sent);
  before.close();
  const earlier = new DatabaseSync(file);
  earlier.exec("DROP TABLE order_terms; PRAGMA user_version = 0");
  earlier.close();
  const servers = [openSqlite(file), openSqlite(file)];
  for (const server of servers)
    for (const terms of [["name:kavi"], [`six:${sent.order.order_id.slice(-6)}`]])
      expect((await server.list({ limit: 9, terms })).orders).toEqual([sent.order]);
});

const EARLIER_COLUMNS =
  "messages (id, order_id, kind, recipient, entry, state, attempts, due_at, reason, created_at, sent_at, version)";
/** The table of messages as earlier versions made it. */
const EARLIER_MESSAGES = `CREATE TABLE messages (
    id         TEXT PRIMARY KEY,
    order_id   TEXT NOT NULL,
    kind       TEXT NOT NULL,
    recipient  TEXT NOT NULL,
    entry      INTEGER NOT NULL,
    state      TEXT NOT NULL,
    attempts   INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    reason     TEXT,
    created_at INTEGER NOT NULL,
    sent_at    INTEGER,
    version    INTEGER NOT NULL
  ) STRICT`;

test("a file of an earlier version has its messages still, and gets the columns that it lacks once, by any number of servers", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const earlier = new DatabaseSync(file);
  earlier.exec(`PRAGMA journal_mode = WAL; ${EARLIER_MESSAGES}`);
  const insert =
    "INSERT INTO messages VALUES (?, 'an-order-of-before', 'whatsapp', '+919811111111', 0, ?, 1, 7, NULL, 5, ?, 2)";
  earlier.prepare(insert).run("sent", "sent", 6);
  earlier.prepare(insert).run("waiting", "pending", null);
  const servers = [openSqlite(file), openSqlite(file), openSqlite(file)];
  // A server of the earlier version goes on beside them.
  earlier.prepare(insert.replace("messages", EARLIER_COLUMNS)).run("later", "pending", null);
  earlier.close();
  for (const server of servers) {
    const messages = await server.messagesOf("an-order-of-before");
    expect(
      messages.map(({ id, state, sent_at, version, sid, check_at }) => [id, state, sent_at, version, sid, check_at]),
    ).toEqual([
      ["later", "pending", null, "2", null, null],
      ["sent", "sent", 6, "2", null, null],
      ["waiting", "pending", null, "2", null, null],
    ]);
    expect(await server.messagesToCheck(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  }
  const [first, second] = servers;
  const [waiting = messageOf("", "")] = (await first?.dueMessages(7, 10)) ?? [];
  await first?.changeMessage(waiting, { state: "sent", sid: "SM1", check_at: 9 });
  expect(await second?.messagesToCheck(9, 10)).toMatchObject([{ id: waiting.id, sid: "SM1", check_at: 9 }]);
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
  new SqliteStore(file).close();
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

test("a claim in the file says nothing of the order that took it", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const sent = toPlace({}, ["first-order:uid:u"]);
  await openSqlite(file).place(sent);
  const db = new DatabaseSync(file, { readOnly: true });
  const [row] = db.prepare("SELECT * FROM claims").all();
  db.close();
  expect(Object.values(row ?? {})).toContain("first-order:uid:u");
  expect(JSON.stringify(row)).not.toContain(sent.order.order_id);
});
