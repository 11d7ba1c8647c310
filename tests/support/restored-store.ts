import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SqliteStore } from "#lib/server/store/sqlite-store.ts";
import { backUp, restore } from "@/scripts/order-backup";
import { toPlace } from "./store-fixtures";

/**
 * The bytes of an order file that was backed up and restored, without its orders again: all that a backup could have
 * lost beside them, its tables, keys and indexes, is what the store's contract is held against.
 */
export async function restoredFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  const [shop, copy, other] = [join(folder, "shop"), join(folder, "copy"), join(folder, "other")];
  const file = join(other, "orders.sqlite");
  try {
    const store = new SqliteStore(join(shop, "orders.sqlite"));
    await store.place(toPlace({}, ["a"]));
    await backUp(shop, copy);
    store.close();
    // A shop is there: its tables are exchanged, and not its whole file.
    new SqliteStore(file).close();
    await restore(other, copy);
    const db = new DatabaseSync(file);
    for (const table of ["orders", "claims", "messages"]) db.exec(`DELETE FROM ${table}`);
    db.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
