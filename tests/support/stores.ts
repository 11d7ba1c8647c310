import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Firestore } from "@google-cloud/firestore";
import { onTestFinished } from "vitest";
import { openSqliteStore, type SqliteStore } from "#lib/server/store/sqlite-store.ts";
import type { Store } from "#lib/server/store/store.ts";
import { backUp, restore } from "@/scripts/backups/order-backup";
import { connectEmulator, emulatedStore, emulatorHost, firestoreStore, newFirestore } from "./firestore";
import { newDataDir } from "./shop";
import { toPlace } from "./store-fixtures";

/**
 * The bytes of an order file that was backed up and restored, without its orders again: all that a backup could have
 * lost beside them, its tables, keys and indexes, is what the store's contract is held against.
 */
async function restoredFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  const [shop, copy, other] = [join(folder, "shop"), join(folder, "copy"), join(folder, "other")];
  const file = join(other, "orders.sqlite");
  try {
    const store = openSqliteStore(join(shop, "orders.sqlite"));
    await store.place(toPlace({}, ["a"]));
    await backUp(shop, copy);
    store.close();
    // A shop is there: its tables are exchanged, and not its whole file.
    openSqliteStore(file).close();
    await restore(other, copy);
    const db = new DatabaseSync(file);
    for (const table of ["orders", "claims", "messages"]) db.exec(`DELETE FROM ${table}`);
    db.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How a server connects to a store: each call is one more server. */
type Connect = (() => Store) & {
  /** The number of each in the store, looked up without the shop's own code. */
  count: () => Promise<{ orders: number; redemptions: number; messages: number }>;
};
/** Makes an empty store. */
type Connector = () => Connect;

/** A connection to an order file, closed when the test ends. */
export function openSqlite(file: string): SqliteStore {
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

/** @param bytes what the file begins as */
const sqliteFrom = (bytes: Uint8Array | null): Connect => {
  const file = join(newDataDir(), "orders.sqlite");
  if (bytes) writeFileSync(file, bytes);
  const count = async () => {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    const counted = { orders: rows("orders"), redemptions: rows("claims"), messages: rows("messages") };
    db.close();
    return counted;
  };
  return Object.assign(() => openSqlite(file), { count });
};

async function countIn(db: Firestore) {
  const documents = async (collection: string) => (await db.collection(collection).count().get()).data().count;
  return {
    orders: await documents("orders"),
    redemptions: await documents("claims"),
    messages: await documents("messages"),
  };
}

const standIn: Connector = () => {
  const { client } = newFirestore();
  return Object.assign(() => firestoreStore(client()), { count: () => countIn(client()) });
};

/** The official emulator, a project for each test. */
const emulator: Connector = () => {
  const project = `demo-${randomUUID()}`;
  const count = async () => countIn((await connectEmulator(project)).db);
  return Object.assign(() => emulatedStore(project), { count });
};

const restored = await restoredFile();

/** Every store that the contract's tests run on. */
export const stores: [name: string, connector: Connector][] = [
  ["SQLite", () => sqliteFrom(null)],
  ["Firestore, in this process", standIn],
  ...(emulatorHost ? [["Firestore, in its emulator", emulator] as [string, Connector]] : []),
  ["SQLite, restored from a backup", () => sqliteFrom(restored)],
];
